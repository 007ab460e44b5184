import type { ReactElement } from 'react';
import type { TableViews, ViewedTable } from 'shared-types/admin/store/table-views';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { FormMessages } from '../admin-form/admin-form.view';
import { ColumnMenu } from './column-menu.view';
import type { SavedView } from './saved-views.view';
import type { messages } from './table-views.messages';
import { ViewMenu } from './view-menu.view';
import './table-menus.css';

export type TableMenuMessages = FormMessages & Readonly<Record<keyof typeof messages, string>>;

export interface TableMenuProps<C extends string> {
  readonly block: string;
  readonly table: ViewedTable;
  readonly views: TableViews<C>;
  /** Path and query of the list that is shown. */
  readonly address: string;
  /** All columns that can be shown, with their names. */
  readonly columns: readonly { readonly key: C; readonly label: string }[];
  /** The column that cannot be hidden. */
  readonly headColumn: C;
  readonly form: FormState | undefined;
  readonly host: RenderHost<TableMenuMessages>;
}

/** Menus with the columns of a table, and with its view, which can be saved under a name. */
export function TableMenus<C extends string>(props: TableMenuProps<C>): ReactElement {
  return (
    <div className="admin-table-menus">
      <ColumnMenu {...props} />
      <ViewMenu {...props} />
    </div>
  );
}

/** True for a form of these menus, whose errors no other form shows. */
export function isTableForm(form: FormState | undefined): boolean {
  return form?.values['table'] !== undefined;
}

/** The account's own views, for the tabs beside those of the list. */
export function ownViews({ own, current }: Pick<TableViews, 'own' | 'current'>): SavedView[] {
  return own.map(({ id, name, path }) => ({ path, label: name, isCurrent: id === current?.id }));
}
