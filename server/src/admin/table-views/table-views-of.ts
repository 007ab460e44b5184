import {
  TABLE_COLUMNS,
  TABLE_VIEWS_QUERY,
  type ColumnsOfTable,
  type TableColumns,
  type TableViews,
  type ViewedTable,
} from 'shared-types/admin/store/table-views';
import type { Database } from '../../platform/schema/database';
import { findTableColumns, findTableViews, type StoredView, type TableOwner } from './table-views.store';
import { viewAddress } from './viewed-tables';

/** The account's views of a table, and the columns of the current view. */
export async function tableViewsOf<T extends ViewedTable>(
  db: Database,
  owner: TableOwner<T>,
  query: URLSearchParams,
): Promise<TableViews<ColumnsOfTable[T]>> {
  const [views, own] = await Promise.all([findTableViews(db, owner), findTableColumns(db, owner)]);
  const current = views.find(({ id }) => id === query.get(TABLE_VIEWS_QUERY.view));
  const view = ({ id, name, query: saved }: StoredView) => {
    return { id, name, path: viewAddress(owner.table, saved, { [TABLE_VIEWS_QUERY.view]: id }) };
  };
  return {
    own: views.map(view),
    ...(current && { current: view(current) }),
    columns: knownColumns(owner.table, current?.columns ?? own),
    ...(query.get(TABLE_VIEWS_QUERY.menu) === 'columns' && { menu: 'columns' as const }),
  };
}

/** The account's columns, without removed ones and always with the head column; the default columns if none were chosen. */
export function knownColumns<T extends ViewedTable>(
  table: T,
  chosen: readonly string[] | undefined,
): readonly ColumnsOfTable[T][] {
  const { all, head, more }: TableColumns<ColumnsOfTable[T]> = TABLE_COLUMNS[table];
  if (!chosen) return all.filter((column) => !more.includes(column));
  const names = [...new Set(chosen)];
  const known = names.flatMap((name): readonly ColumnsOfTable[T][] => all.filter((column) => column === name));
  return known.includes(head) ? known : [head, ...known];
}
