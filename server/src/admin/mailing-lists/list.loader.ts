import type { ConnectableForm } from 'shared-types/admin/people/mailing-lists';
import { findForm } from '../../forms/contact-form/find-form';
import { chosenLists } from '../../forms/mailing-list/form-list.store';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { listDoneIn } from './list-done';
import { findMailingLists } from './mailing-lists.store';

/** The mailing lists of the site, and the forms that can fill them. */
export const mailingListsLoader = {
  name: 'admin/mailing-lists/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'lists.edit')) return null;
    const [lists, chosen] = await Promise.all([findMailingLists(db, site.id), chosenLists(db, site.id)]);
    const known = new Set(lists.map(({ id }) => id));
    const forms = connectableForms(site, chosen).map(({ listId, ...form }) => ({
      ...form,
      ...(listId && known.has(listId) ? { listId } : {}),
    }));
    return { lists, forms, ...listDoneIn(query) };
  },
} satisfies Loader<'admin/mailing-lists/list'>;

/** Forms with an email field, in the order of the pages. */
function connectableForms(site: Site, chosen: ReadonlyMap<string, string | null>) {
  return site.pages
    .flatMap(({ blocks }) => [...blocks.keys()])
    .flatMap((id) => findForm(site, id) ?? [])
    .filter(({ definition }) => definition.fields.some(({ type }) => type === 'email'))
    .map(
      ({ id, page, definition }): Omit<ConnectableForm, 'listId'> & { readonly listId: string | null | undefined } => ({
        id,
        title: definition.title,
        pageTitle: page.title,
        pagePath: page.path,
        listId: chosen.has(id) ? chosen.get(id) : definition.mailingListId,
      }),
    );
}
