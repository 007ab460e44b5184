import type { ReactElement, ReactNode } from 'react';
import { ColumnHead, type Sorting, type TableColumn } from './column-head.view';
import './data-table.css';

export interface TableRow<K extends string> {
  readonly key: string;
  /** What its checkbox sends; absent if it cannot be chosen. */
  readonly choice?: RowChoice;
  readonly isStrong?: boolean;
  /** A row with an empty cell has a dash there on narrow screens too. */
  readonly cells: Readonly<Partial<Record<K, ReactNode>>>;
}

interface RowChoice {
  readonly name: string;
  readonly value: string;
  /** Accessible name, such as `Choose Mug`. */
  readonly label: string;
  /** True after a refusal that keeps the choice. */
  readonly isChosen?: boolean;
}

/** The form that acts on the chosen rows. It stands beside the table, since rows may have forms of their own. */
export interface TableChoosing {
  readonly formId: string;
  /** `all` names the box that chooses all rows by script; absent without script. */
  readonly labels: { readonly column: string; readonly all?: string };
}

interface DataTableProps<K extends string> {
  /** Says what the table contains. */
  readonly caption: string;
  readonly columns: readonly TableColumn<K>[];
  /** Key of the column whose cells name their rows. */
  readonly headColumn: K;
  readonly rows: readonly TableRow<K>[];
  readonly sorting?: Sorting;
  readonly choosing?: TableChoosing | undefined;
}

/** A list as a table whose columns sort and whose rows can be chosen. On narrow screens each row is a card. */
export function DataTable<K extends string>({
  caption,
  columns,
  headColumn,
  rows,
  sorting,
  choosing,
}: DataTableProps<K>): ReactElement {
  return (
    <section
      className="admin-data-table__scroll"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="admin-data-table__table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {choosing && <ChooseAll labels={choosing.labels} />}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} {...{ columns, headColumn, row, choosing }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The head of the checkboxes. Script shows its own box, which chooses all rows of the page. */
function ChooseAll({ labels }: Pick<TableChoosing, 'labels'>): ReactElement {
  return (
    <th scope="col" className="admin-data-table__choice">
      <span className="visually-hidden">{labels.column}</span>
      {labels.all !== undefined && (
        <label className="admin-data-table__box" data-choose-all="" hidden>
          <input type="checkbox" />
          <span className="admin-data-table__all">{labels.all}</span>
        </label>
      )}
    </th>
  );
}

/** The chosen ones of a table's columns, in their order. */
export function shownColumns<K extends string>(
  columns: readonly TableColumn<K>[],
  chosen: readonly K[],
): readonly TableColumn<K>[] {
  return chosen.flatMap((key) => columns.find((column) => column.key === key) ?? []);
}

interface RowProps<K extends string> {
  readonly columns: readonly TableColumn<K>[];
  readonly headColumn: K;
  readonly row: TableRow<K>;
  readonly choosing: TableChoosing | undefined;
}

function Row<K extends string>({ columns, headColumn, row, choosing }: RowProps<K>): ReactElement {
  return (
    <tr className={row.isStrong ? 'admin-data-table__strong' : undefined}>
      {choosing && (
        <td className="admin-data-table__choice">
          {row.choice && <ChooseRow choice={row.choice} formId={choosing.formId} />}
        </td>
      )}
      {columns.map(({ key, label, isEnd, isBare }) => {
        const shared = { className: isEnd ? 'admin-data-table__end' : undefined };
        const content = row.cells[key];
        return key === headColumn ? (
          <th key={key} scope="row" {...shared}>
            {content}
          </th>
        ) : (
          <td key={key} data-label={isBare ? undefined : label} {...shared}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function ChooseRow({ choice, formId }: { readonly choice: RowChoice; readonly formId: string }): ReactElement {
  return (
    <label className="admin-data-table__box">
      <input
        type="checkbox"
        form={formId}
        name={choice.name}
        value={choice.value}
        aria-label={choice.label}
        defaultChecked={choice.isChosen}
        data-choose=""
      />
    </label>
  );
}
