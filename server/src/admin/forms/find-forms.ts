import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Finder } from '../search/finder';
import { matchingTexts } from '../search/matching-texts';
import { ADMIN_SEARCH_MESSAGES } from '../search/search.messages';
import { formsOf } from './forms-of';

/** Forms by title and page, in the order of the pages. */
export const formsFinder: Finder = {
  kind: 'forms',
  needs: 'forms.edit',
  find: (input) => {
    const { untitledForm } = ADMIN_SEARCH_MESSAGES[input.language];
    const candidates = formsOf(input.site).map(({ id, title, pageTitle, pagePath }) => ({
      path: ADMIN_PATH.form.replace('{slug}', id),
      title: title || untitledForm,
      note: pageTitle || pagePath,
    }));
    return Promise.resolve(matchingTexts(candidates, input));
  },
};
