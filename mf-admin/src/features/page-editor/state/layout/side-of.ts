import { blocksOfRow, type Row, type Rows } from '../../commands/rows';
import { matchRows, spansOf } from './match-rows';
import { movedItems } from './moved-items';

/** A row of the common layout by its number, or a new one of a side. */
export type RowKey = string;

/** What one side has made of the common layout. */
export interface Side {
  readonly order: readonly RowKey[];
  readonly rows: ReadonlyMap<RowKey, Row>;
  readonly movedRows: ReadonlySet<RowKey>;
  readonly removedRows: readonly RowKey[];
  /** Rows whose blocks are not the same, or not in the same places. */
  readonly filledRows: ReadonlySet<RowKey>;
  /** Blocks that have come or moved. */
  readonly placed: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  readonly columnOf: ReadonlyMap<string, string>;
}

export function keyOf(row: number): RowKey {
  return `row ${row}`;
}

export function sideOf(base: Rows, after: Rows, name: string): Side {
  const order = matchRows(base, after).map((row, at) => (row < 0 ? `${name} ${at}` : keyOf(row)));
  const rows = new Map(order.map((key, at) => [key, after[at] as Row]));
  const baseKeys = base.map((_, at) => keyOf(at));
  const before = columnsOf(new Map(base.map((row, at) => [keyOf(at), row])));
  const columnOf = columnsOf(rows);
  return {
    order,
    rows,
    movedRows: movedItems(baseKeys, order),
    removedRows: baseKeys.filter((key) => !rows.has(key)),
    filledRows: new Set(baseKeys.filter((key, at) => fillingOf(rows.get(key)) !== fillingOf(base[at]))),
    placed: new Set(
      [...columnOf.keys()].filter((id) => columnOf.get(id) !== before.get(id)).concat(reordered(base, order, rows)),
    ),
    removed: new Set([...before.keys()].filter((id) => !columnOf.has(id))),
    columnOf,
  };
}

/** Blocks that have changed their order in a column. */
function reordered(base: Rows, order: readonly RowKey[], rows: ReadonlyMap<RowKey, Row>): string[] {
  return base.flatMap((row, at) => {
    const now = rows.get(keyOf(at));
    if (!now || spansOf(now).split(',').length !== row.columns.length) return [];
    return row.columns.flatMap(({ blocks }, column) => [...movedItems(blocks, now.columns[column]?.blocks ?? [])]);
  });
}

function columnsOf(rows: ReadonlyMap<RowKey, Row>): ReadonlyMap<string, string> {
  return new Map(
    [...rows].flatMap(([key, { columns }]) =>
      columns.flatMap(({ blocks }, column) => blocks.map((id) => [id, `${key}/${column}`] as const)),
    ),
  );
}

function fillingOf(row: Row | undefined): string {
  return JSON.stringify(row ? row.columns.map(({ blocks }) => blocks) : []);
}

export function isEmpty(row: Row): boolean {
  return blocksOfRow(row).length === 0;
}
