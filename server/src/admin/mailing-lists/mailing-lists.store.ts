import { sql } from 'kysely';
import type { ListedMailingList, SubscriberCounts } from 'shared-types/admin/people/mailing-lists';
import type { Database } from '../../platform/schema/database';

export interface MailingListOf {
  readonly siteId: string;
  readonly id: string;
}

interface ListValues {
  readonly name: string;
  readonly requiresConfirmation: boolean;
}

const NONE: SubscriberCounts = { subscribed: 0, unconfirmed: 0, unsubscribed: 0 };
/** SQLSTATE of a value that must be unique. */
const UNIQUE_VIOLATION = '23505';

/** The lists of a site by name, or the one with this id. */
export async function findMailingLists(db: Database, siteId: string, id?: string): Promise<ListedMailingList[]> {
  const lists = db
    .selectFrom('mailing_list')
    .select(['id', 'name', 'requires_confirmation'])
    .where('site_id', '=', siteId)
    .orderBy(sql`lower(name)`);
  const counts = db
    .selectFrom('list_subscriber')
    .select(['list_id', 'state', sql<number>`count(*)::int`.as('count')])
    .where('site_id', '=', siteId)
    .groupBy(['list_id', 'state']);
  const [listRows, countRows] = await Promise.all([
    (id === undefined ? lists : lists.where('id', '=', id)).execute(),
    (id === undefined ? counts : counts.where('list_id', '=', id)).execute(),
  ]);
  const countsOf = (listId: string): SubscriberCounts => ({
    ...NONE,
    ...Object.fromEntries(countRows.filter((row) => row.list_id === listId).map(({ state, count }) => [state, count])),
  });
  return listRows.map(({ id: listId, name, requires_confirmation: requiresConfirmation }) => ({
    id: listId,
    name,
    requiresConfirmation,
    counts: countsOf(listId),
  }));
}

/** Creates a list and gives its id; undefined if the site has a list of this name. */
export async function createMailingList(
  db: Database,
  { siteId, name, requiresConfirmation }: ListValues & { readonly siteId: string },
): Promise<string | undefined> {
  const created = await db
    .insertInto('mailing_list')
    .values({ site_id: siteId, name, requires_confirmation: requiresConfirmation })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id;
}

/** Changes a list, if it exists and no other list has the name. */
export async function saveMailingList(
  db: Database,
  { siteId, id, name, requiresConfirmation }: MailingListOf & ListValues,
): Promise<'saved' | 'gone' | 'name-taken'> {
  try {
    const saved = await db
      .updateTable('mailing_list')
      .set({ name, requires_confirmation: requiresConfirmation })
      .where('id', '=', id)
      .where('site_id', '=', siteId)
      .returning('id')
      .executeTakeFirst();
    return saved ? 'saved' : 'gone';
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'name-taken';
    throw error;
  }
}

/** Deletes a list with its subscribers and its connections to forms. */
export async function deleteMailingList(db: Database, { siteId, id }: MailingListOf): Promise<void> {
  await db.deleteFrom('mailing_list').where('id', '=', id).where('site_id', '=', siteId).execute();
}
