import { current, isDraft } from 'immer';
import type { LayoutColumn, PageBody } from 'shared-types/site/page/page';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Writable } from '../state/page-editor-store';
import type { BlockPlace } from './block-place';
import { copyJson } from './copy-json';
import { spliced } from './spliced';

export type Rows = PageBody['layout']['rows'];
export type Row = Rows[number];

/** Twelfths of a row. */
export const ROW_SPAN = 12;

/** Where a block is. */
export interface BlockSpot {
  readonly row: number;
  readonly column: number;
  readonly index: number;
}

/** The place of a block in the layout; undefined for a block that is not on the page. */
export function findBlock(rows: Rows, id: string): BlockSpot | undefined {
  for (const [row, { columns }] of rows.entries())
    for (const [column, { blocks }] of columns.entries()) {
      const index = blocks.indexOf(id);
      if (index >= 0) return { row, column, index };
    }
  return undefined;
}

/** Ids of all blocks of a row, column by column. */
export function blocksOfRow({ columns }: Row): string[] {
  return columns.flatMap(({ blocks }) => blocks);
}

/** The rows without a block. Its row goes if it had a single column and nothing else in it; otherwise its column stays. */
export function withoutBlock(rows: Rows, id: string): Rows {
  const spot = findBlock(rows, id);
  if (!spot) return rows;
  const left = changeColumn(rows, spot, (column) => ({ ...column, blocks: column.blocks.filter((one) => one !== id) }));
  const row = left[spot.row];
  return row?.columns.length === 1 && blocksOfRow(row).length === 0 ? spliced(left, [spot.row, 1], []) : left;
}

/** The rows with blocks at a place; unchanged if there is no such place. */
export function withBlocks(rows: Rows, place: BlockPlace, ids: readonly string[]): Rows {
  if ('newRow' in place) return spliced(rows, [clamp(place.newRow, rows.length), 0], [rowOf([ROW_SPAN], ids)]);
  return changeColumn(rows, place, (column) => ({
    ...column,
    blocks: spliced(column.blocks, [clamp(place.index, column.blocks.length), 0], ids),
  }));
}

/** The rows with another column in place of one; unchanged if there is no such column. */
export function changeColumn(
  rows: Rows,
  { row, column }: Pick<BlockSpot, 'row' | 'column'>,
  change: (column: LayoutColumn) => LayoutColumn,
): Rows {
  return changeColumns(rows, row, (columns) => columns.map((one, at) => (at === column ? change(one) : one)));
}

/** The rows with other columns in one of them; unchanged if there is no such row. */
export function changeColumns(
  rows: Rows,
  row: number,
  change: (columns: readonly LayoutColumn[]) => readonly LayoutColumn[],
): Rows {
  return rows.map((one, at) => (at === row ? { ...one, columns: change(one.columns) } : one));
}

/** A row with columns of these spans; the first has the blocks. */
export function rowOf(spans: readonly number[], blocks: readonly string[] = []): Row {
  return { columns: spans.map((span, index) => ({ span, blocks: index === 0 ? blocks : [] })) };
}

/** Changes the layout of a content that is being changed. */
export function setRows({ body }: Writable<PageContent>, change: (rows: Rows) => Rows): void {
  const before = plain<Rows>(body.layout.rows);
  const rows = change(before);
  if (rows !== before) body.layout.rows = copyJson(rows) as Writable<Rows>;
}

/** The value of what may be a draft of immer. */
export function plain<T>(value: T): T {
  return isDraft(value) ? (current(value as object) as T) : value;
}

/** A whole number from 0 to a most. */
export function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
