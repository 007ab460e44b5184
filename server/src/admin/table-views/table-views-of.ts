import { TABLE_COLUMNS, TABLE_VIEWS_QUERY, type TableViews } from 'shared-types/admin/store/table-views';
import type { Database } from '../../platform/schema/database';
import { findTableColumns, findTableViews, type StoredView, type TableOwner } from './table-views.store';
import { viewAddress } from './viewed-tables';

/** The account's views of a table, and the columns of the one that the query names. */
export async function tableViewsOf<T extends TableOwner>(
  db: Database,
  owner: T,
  query: URLSearchParams,
): Promise<TableViews<(typeof TABLE_COLUMNS)[T['table']]['all'][number]>> {
  const [views, own] = await Promise.all([findTableViews(db, owner), findTableColumns(db, owner)]);
  const current = views.find(({ id }) => id === query.get(TABLE_VIEWS_QUERY.view));
  const view = ({ id, name, query: saved }: StoredView) => {
    return { id, name, path: viewAddress(owner.table, saved, { [TABLE_VIEWS_QUERY.view]: id }) };
  };
  return {
    own: views.map(view),
    ...(current && { current: view(current) }),
    columns: knownColumns(owner.table, current?.columns ?? own),
    ...(query.get(TABLE_VIEWS_QUERY.menu) === 'columns' && { menu: 'columns' }),
  };
}

type ColumnOf<T extends TableOwner['table']> = (typeof TABLE_COLUMNS)[T]['all'][number];

/** The chosen columns that the table still has, always with the one that names its rows; without a choice the usual ones. */
export function knownColumns<T extends TableOwner['table']>(
  table: T,
  chosen: readonly string[] | undefined,
): readonly ColumnOf<T>[] {
  const { all, head, more } = TABLE_COLUMNS[table] as {
    readonly all: readonly ColumnOf<T>[];
    readonly head: ColumnOf<T>;
    readonly more: readonly ColumnOf<T>[];
  };
  if (!chosen) return all.filter((column) => !more.includes(column));
  const known = [...new Set(chosen)].flatMap((name) => all.find((column) => column === name) ?? []);
  return known.includes(head) ? known : [head, ...known];
}
