import { ADMIN_PATH, FRAME_URL_PARAMETER } from 'shared-types/admin/admin-path';
import type { Finder } from '../search/finder';
import { matchingTexts } from '../search/matching-texts';
import { framedPages } from './framed-pages';

/** Pages of the site by title and path, opened in the editing frame. */
export const pagesFinder: Finder = {
  kind: 'pages',
  needs: 'design.open',
  find: (input) => {
    const candidates = framedPages(input.site, new Set()).map(({ path, title }) => ({
      path: `${ADMIN_PATH.design}?${new URLSearchParams({ [FRAME_URL_PARAMETER]: path })}`,
      title: title || path,
      note: path,
    }));
    return Promise.resolve(matchingTexts(candidates, input));
  },
};
