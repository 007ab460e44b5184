import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { LayoutColumn } from 'shared-types/site/page/page';
import type { Command } from '../state/page-editor-store';
import { changeColumns, setRows } from './rows';
import { spliced } from './spliced';

/**
 * Gives half of a column to a new, empty one at its end, which is selected. Undefined for a column of one twelfth and for
 * one that is gone.
 */
export function splitColumn(content: PageContent, row: number, column: number): Command | undefined {
  const { span = 1 } = columnsOf(content, row)[column] ?? {};
  if (span < 2) return undefined;
  const half = Math.floor(span / 2);
  return {
    label: 'splitColumn',
    recipe: (draft) =>
      setRows(draft, (rows) =>
        changeColumns(rows, row, (columns) =>
          columns.flatMap((one, at) => (at === column ? halves(one, half) : [one])),
        ),
      ),
    selects: { kind: 'column', row, column: column + 1 },
  };
}

/**
 * Gives a column a span in twelfths, as near as there is room for; the column after it, or before the last one, gives or
 * takes the difference. Undefined if nothing would change.
 */
export function resizeColumns(content: PageContent, place: ColumnPlace, span: number): Command | undefined {
  const { row, column } = place;
  const columns = columnsOf(content, row);
  const neighbour = neighbourOf(columns, column);
  const [own, other] = [columns[column], columns[neighbour]];
  if (!own || !other) return undefined;
  const both = own.span + other.span;
  const wanted = Math.max(1, Math.min(Math.round(span), both - 1));
  if (wanted === own.span) return undefined;
  const spans = new Map([
    [column, wanted],
    [neighbour, both - wanted],
  ]);
  return {
    label: 'resizeColumns',
    burst: `columns ${row} ${column}`,
    recipe: (draft) =>
      setRows(draft, (rows) =>
        changeColumns(rows, row, (all) => all.map((one, at) => ({ ...one, span: spans.get(at) ?? one.span }))),
      ),
  };
}

/** A column by its place. */
export interface ColumnPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * Removes a column. Its blocks and its span go to the column before it, or after the first one, which is selected.
 * Undefined for the only column of a row and for one that is gone.
 */
export function removeColumn(content: PageContent, row: number, column: number): Command | undefined {
  const columns = columnsOf(content, row);
  if (columns.length < 2 || !columns[column]) return undefined;
  const kept = Math.max(0, column - 1);
  return {
    label: 'removeColumn',
    recipe: (draft) => setRows(draft, (rows) => changeColumns(rows, row, (all) => joined(all, kept))),
    selects: { kind: 'column', row, column: kept },
  };
}

function columnsOf({ body }: PageContent, row: number): readonly LayoutColumn[] {
  return body.layout.rows[row]?.columns ?? [];
}

function neighbourOf(columns: readonly LayoutColumn[], column: number): number {
  return column + 1 < columns.length ? column + 1 : column - 1;
}

function halves(column: LayoutColumn, half: number): LayoutColumn[] {
  return [
    { ...column, span: column.span - half },
    { span: half, blocks: [] },
  ];
}

/** The column at a place and the one after it as one. */
function joined(columns: readonly LayoutColumn[], at: number): LayoutColumn[] {
  const [first, second] = [columns[at], columns[at + 1]];
  if (!first || !second) return [...columns];
  const one = { span: first.span + second.span, blocks: [...first.blocks, ...second.blocks] };
  return spliced(columns, [at, 2], [one]);
}
