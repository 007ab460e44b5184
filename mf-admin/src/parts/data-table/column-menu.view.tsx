import type { ReactElement } from 'react';
import { COLUMN_PREFIX, TABLE_VIEWS_CALLS } from 'shared-types/admin/store/table-views';
import { AdminForm } from '../admin-form/admin-form.view';
import type { TableMenuProps } from './table-menus.view';

/** Chooses the columns of a table by boxes, and orders them by buttons. */
export function ColumnMenu<C extends string>(props: TableMenuProps<C>): ReactElement {
  const { block, table, views, address, columns, host } = props;
  const { text } = host;
  const ordered = [
    ...views.columns.flatMap((key) => columns.find((column) => column.key === key) ?? []),
    ...columns.filter(({ key }) => !views.columns.includes(key)),
  ];
  const order = ordered.map(({ key }) => key).join(',');
  return (
    <details className="admin-table-menus__menu" open={views.menu === 'columns'}>
      <summary className="admin-table-menus__summary">{text('columns')}</summary>
      <AdminForm
        className="admin-table-menus__form"
        call={TABLE_VIEWS_CALLS.saveTableColumns}
        sends={{ block, page: address, table, order }}
        host={host}
      >
        <p className="admin-muted">{text('columnsHint', { view: views.current ? 'yes' : 'no' })}</p>
        {/* Before the buttons that move a column: Enter presses the first button of a form. */}
        <p className="admin-table-menus__actions">
          <button type="submit" className="button">
            {text('keepColumns')}
          </button>
          <button type="submit" className="button button--quiet" name="reset" value="yes">
            {text('usualColumns')}
          </button>
        </p>
        <ul className="admin-table-menus__columns">
          {ordered.map((column) => (
            <ColumnEntry key={column.key} {...props} column={column} />
          ))}
        </ul>
        <p className="form-error" data-form-error="" tabIndex={-1} />
      </AdminForm>
    </details>
  );
}

interface ColumnEntryProps<C extends string> extends TableMenuProps<C> {
  readonly column: { readonly key: C; readonly label: string };
}

function ColumnEntry<C extends string>({ column, views, headColumn, host }: ColumnEntryProps<C>): ReactElement {
  const { key, label } = column;
  const { text } = host;
  const place = views.columns.indexOf(key);
  return (
    <li className="admin-table-menus__column">
      <label className="admin-table-menus__box">
        <input
          type="checkbox"
          name={COLUMN_PREFIX + key}
          value="on"
          defaultChecked={place >= 0}
          disabled={key === headColumn}
        />
        {label}
      </label>
      {place > 0 && <Move to={`${key}.earlier`} sign="↑" label={text('columnEarlier', { column: label })} />}
      {place >= 0 && place < views.columns.length - 1 && (
        <Move to={`${key}.later`} sign="↓" label={text('columnLater', { column: label })} />
      )}
    </li>
  );
}

interface MoveProps {
  readonly to: string;
  readonly sign: string;
  readonly label: string;
}

function Move({ to, sign, label }: MoveProps): ReactElement {
  return (
    <button type="submit" className="admin-table-menus__move" name="move" value={to} aria-label={label}>
      {sign}
    </button>
  );
}
