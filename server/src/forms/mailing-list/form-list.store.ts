import type { Database } from '../../platform/schema/database';
import type { FoundForm } from '../contact-form/find-form';

export interface FormOfSite {
  readonly siteId: string;
  readonly formId: string;
}

/** Id of a form's mailing list: the owner's choice in the admin area, otherwise the form's setting `mailingListId`. */
export async function listOfForm(db: Database, siteId: string, form: FoundForm): Promise<string | undefined> {
  const chosen = await db
    .selectFrom('form_list')
    .select('list_id')
    .where('site_id', '=', siteId)
    .where('form_id', '=', form.id)
    .executeTakeFirst();
  return chosen ? (chosen.list_id ?? undefined) : form.definition.mailingListId;
}

/** The owner's choices of lists, by form id; null for no list. */
export async function chosenLists(db: Database, siteId: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.selectFrom('form_list').select(['form_id', 'list_id']).where('site_id', '=', siteId).execute();
  return new Map(rows.map(({ form_id: formId, list_id: listId }) => [formId, listId]));
}

/** Connects a form to a list, or with null to none; false if the list is not the site's. */
export async function connectForm(
  db: Database,
  { siteId, formId, listId }: FormOfSite & { readonly listId: string | null },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const list =
      listId === null ||
      (await trx
        .selectFrom('mailing_list')
        .select('id')
        .where('id', '=', listId)
        .where('site_id', '=', siteId)
        .forKeyShare()
        .executeTakeFirst());
    if (!list) return false;
    await trx
      .insertInto('form_list')
      .values({ site_id: siteId, form_id: formId, list_id: listId })
      .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).doUpdateSet({ list_id: listId }))
      .execute();
    return true;
  });
}
