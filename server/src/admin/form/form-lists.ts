import { sql, type Kysely, type Transaction } from 'kysely';
import type { FormMailingList } from 'shared-types/admin/forms/form';
import { isUuid } from '../../platform/is-uuid';
import type { Tables } from '../../platform/schema/tables';

/** The site's mailing lists by name, with the services that they are connected to. */
export async function findFormLists(db: Kysely<Tables>, siteId: string): Promise<FormMailingList[]> {
  const rows = await db
    .selectFrom('mailing_list')
    .leftJoin('list_connection', 'list_connection.list_id', 'mailing_list.id')
    .select(['mailing_list.id', 'mailing_list.name', 'list_connection.service'])
    .where('mailing_list.site_id', '=', siteId)
    .orderBy(sql`lower(mailing_list.name)`)
    .execute();
  return rows.map(({ id, name, service }) => ({ id, name, ...(service && { service }) }));
}

interface ChosenList {
  readonly siteId: string;
  readonly formId: string;
  /** Of the form's block: the list that the site's document names. */
  readonly named: unknown;
}

/** Id of the list that the answers of a form are subscribed to; it may be gone. */
export async function listOf(db: Kysely<Tables>, { siteId, formId, named }: ChosenList): Promise<string | undefined> {
  const chosen = await db
    .selectFrom('form_list')
    .select('list_id')
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  if (chosen) return chosen.list_id ?? undefined;
  return typeof named === 'string' && isUuid(named) ? named : undefined;
}

interface ListToKeep {
  readonly siteId: string;
  readonly formId: string;
  readonly listId: string | undefined;
}

/** Keeps an owner's choice, which an import does not undo. */
export async function keepList(
  transaction: Transaction<Tables>,
  { siteId, formId, listId }: ListToKeep,
): Promise<void> {
  const chosen = listId ?? null;
  await transaction
    .insertInto('form_list')
    .values({ site_id: siteId, form_id: formId, list_id: chosen })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).doUpdateSet({ list_id: chosen }))
    .execute();
}
