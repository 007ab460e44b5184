import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { countSubmissions } from '../form/form.store';
import { storedFields } from '../form/stored-form';
import { formsOf } from './forms-of';

/** The forms of the site, in the order of its pages. */
export const formsLoader = {
  name: 'admin/forms/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    if (!account || !mayDo(account, 'forms.edit')) return null;
    const submissions = await countSubmissions(db, site.id);
    const forms = formsOf(site).map(({ others, ...form }) => ({
      ...form,
      fields: storedFields(others).length,
      submissions: submissions.get(form.id) ?? 0,
    }));
    return { forms };
  },
} satisfies Loader<'admin/forms/list'>;
