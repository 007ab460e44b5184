import type { Kysely, Transaction } from 'kysely';
import { TABLE_VIEWS_LIMIT, type ViewedTable } from 'shared-types/admin/store/table-views';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';

/** The table of an account on a site. */
export interface TableOwner<T extends ViewedTable = ViewedTable> {
  readonly siteId: string;
  readonly accountId: string;
  readonly table: T;
}

export interface StoredView {
  readonly id: string;
  readonly name: string;
  /** Query of the list: filter and order. */
  readonly query: string;
  readonly columns: readonly string[];
}

/** The account's views of a table, in the order in which they were saved. */
export async function findTableViews(db: Kysely<Tables>, owner: TableOwner): Promise<StoredView[]> {
  return ownViews(db, owner).select(['id', 'name', 'query', 'columns']).orderBy('created_at').orderBy('id').execute();
}

/** The columns that the account has chosen for a table; undefined if it has not. */
export async function findTableColumns(db: Kysely<Tables>, owner: TableOwner): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom('table_columns')
    .select('columns')
    .where('site_id', '=', owner.siteId)
    .where('account_id', '=', owner.accountId)
    .where('table_name', '=', owner.table)
    .executeTakeFirst();
  return row?.columns;
}

/** `full` if the account has as many views as it may, `twice` if another one has the name, `gone` without the view. */
export type SaveViewOutcome = 'saved' | 'full' | 'twice' | 'gone';

/** Adds a view, or replaces one of the account. The id of a new one is the same whenever its form is sent. */
export function saveTableView(
  db: Database,
  owner: TableOwner,
  { view, isNew }: { readonly view: StoredView; readonly isNew: boolean },
): Promise<SaveViewOutcome> {
  return withRetries(() =>
    db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, owner);
      const views = await findTableViews(transaction, owner);
      const isKnown = views.some(({ id }) => id === view.id);
      if (!isNew && !isKnown) return 'gone';
      const name = view.name.toLowerCase();
      if (views.some((other) => other.id !== view.id && other.name.toLowerCase() === name)) return 'twice';
      if (!isKnown && views.length >= TABLE_VIEWS_LIMIT.views) return 'full';
      const values = { name: view.name, query: view.query, columns: [...view.columns] };
      const { siteId, accountId, table } = owner;
      await transaction
        .insertInto('table_view')
        .values({ id: view.id, site_id: siteId, account_id: accountId, table_name: table, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
      return 'saved';
    }),
  );
}

/** Views are counted by one save at a time. */
async function lockAccount(transaction: Transaction<Tables>, { accountId }: TableOwner): Promise<void> {
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

export async function removeTableView(db: Database, owner: TableOwner, id: string): Promise<void> {
  await db
    .deleteFrom('table_view')
    .where('site_id', '=', owner.siteId)
    .where('account_id', '=', owner.accountId)
    .where('table_name', '=', owner.table)
    .where('id', '=', id)
    .execute();
}

/** Keeps the columns of a view, or else of the account's table. */
export async function saveTableColumns(
  db: Database,
  owner: TableOwner,
  { columns, view }: { readonly columns: readonly string[]; readonly view: string | undefined },
): Promise<void> {
  const { siteId, accountId, table } = owner;
  if (view !== undefined) {
    const views = db
      .updateTable('table_view')
      .set({ columns: [...columns] })
      .where('site_id', '=', siteId);
    await views.where('account_id', '=', accountId).where('table_name', '=', table).where('id', '=', view).execute();
    return;
  }
  await db
    .insertInto('table_columns')
    .values({ site_id: siteId, account_id: accountId, table_name: table, columns: [...columns] })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'account_id', 'table_name']).doUpdateSet({ columns: [...columns] }),
    )
    .execute();
}

function ownViews(db: Kysely<Tables>, { siteId, accountId, table }: TableOwner) {
  const views = db.selectFrom('table_view').where('site_id', '=', siteId).where('account_id', '=', accountId);
  return views.where('table_name', '=', table);
}
