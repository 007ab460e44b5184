import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { countSubmissions } from '../form/form.store';
import type { Settings } from '../form/settings';
import { storedFields } from '../form/stored-form';

/** The forms of the site, in the order of its pages. */
export const formsLoader = {
  name: 'admin/forms/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    if (!account || !mayDo(account, 'forms.edit')) return null;
    const submissions = await countSubmissions(db, site.id);
    const forms = site.pages.flatMap(({ title: pageTitle, path: pagePath, blocks }) =>
      [...blocks.values()]
        .filter(({ type }) => type === BLOCK_TYPE.form)
        .map(({ id, settings }) => {
          const { title, ...others } = Object(settings) as Settings;
          return {
            id,
            title: typeof title === 'string' ? title : '',
            pageTitle,
            pagePath,
            fields: storedFields(others).length,
            submissions: submissions.get(id) ?? 0,
          };
        }),
    );
    return { forms };
  },
} satisfies Loader<'admin/forms/list'>;
