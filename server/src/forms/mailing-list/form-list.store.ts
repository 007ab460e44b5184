import type { Database } from '../../platform/schema/database';

export interface FormOfSite {
  readonly siteId: string;
  readonly formId: string;
}

/** Id of a form's mailing list: the owner's choice, otherwise `named` by the form's settings. The list may be deleted. */
export async function listOfForm(
  db: Database,
  { siteId, formId }: FormOfSite,
  named: string | undefined,
): Promise<string | undefined> {
  const chosen = await db
    .selectFrom('form_list')
    .select('list_id')
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return chosen ? (chosen.list_id ?? undefined) : named;
}

/** The owner's choices of lists, by form id; null for no list. */
export async function chosenLists(db: Database, siteId: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.selectFrom('form_list').select(['form_id', 'list_id']).where('site_id', '=', siteId).execute();
  return new Map(rows.map(({ form_id: formId, list_id: listId }) => [formId, listId]));
}

interface ChosenList extends FormOfSite {
  /** Null for no list. */
  readonly listId: string | null;
}

/** Keeps an owner's choice, which an import does not undo. */
export async function keepListOfForm(db: Database, { siteId, formId, listId }: ChosenList): Promise<void> {
  await db
    .insertInto('form_list')
    .values({ site_id: siteId, form_id: formId, list_id: listId })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).doUpdateSet({ list_id: listId }))
    .execute();
}

/** Connects a form to a list, or with null to none; false if the list is not the site's. */
export async function connectForm(db: Database, chosen: ChosenList): Promise<boolean> {
  const { siteId, listId } = chosen;
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
    await keepListOfForm(trx, chosen);
    return true;
  });
}
