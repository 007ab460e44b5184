import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Command } from '../state/page-editor-store';
import { moveBlock } from './block.commands';
import type { BlockPlace } from './block-place';
import { blocksOfRow, clamp, findBlock, type BlockSpot, type Rows } from './rows';

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Moves a block by one place. Up and down lead through its column, then into the row above or below; from the first and
 * last row into a row of its own. Left and right lead to the next column. Undefined if there is no further place.
 */
export function moveBlockBy({ body }: PageContent, id: string, direction: Direction): Command | undefined {
  const { rows } = body.layout;
  const spot = findBlock(rows, id);
  const place = spot && placeBeside(rows, spot, direction);
  return place && moveBlock(id, place);
}

function placeBeside(rows: Rows, spot: BlockSpot, direction: Direction): BlockPlace | undefined {
  switch (direction) {
    case 'up':
      return placeAbove(rows, spot);
    case 'down':
      return placeBelow(rows, spot);
    case 'left':
      return inColumn(rows, { ...spot, column: spot.column - 1 });
    case 'right':
      return inColumn(rows, { ...spot, column: spot.column + 1 });
  }
}

function placeAbove(rows: Rows, { row, column, index }: BlockSpot): BlockPlace | undefined {
  if (index > 0) return { row, column, index: index - 1 };
  const above = rows[row - 1];
  if (!above) return isAlone(rows, row) ? undefined : { newRow: 0 };
  return inColumn(rows, { row: row - 1, column: clamp(column, above.columns.length - 1), index: Infinity });
}

function placeBelow(rows: Rows, { row, column, index }: BlockSpot): BlockPlace | undefined {
  const length = rows[row]?.columns[column]?.blocks.length ?? 0;
  // The place before the block after the next.
  if (index < length - 1) return { row, column, index: index + 2 };
  const below = rows[row + 1];
  if (!below) return isAlone(rows, row) ? undefined : { newRow: rows.length };
  return { row: row + 1, column: clamp(column, below.columns.length - 1), index: 0 };
}

function inColumn(rows: Rows, { row, column, index }: BlockSpot): BlockPlace | undefined {
  const blocks = rows[row]?.columns[column]?.blocks;
  return blocks && { row, column, index: clamp(index, blocks.length) };
}

function isAlone(rows: Rows, row: number): boolean {
  const found = rows[row];
  return found === undefined || (found.columns.length === 1 && blocksOfRow(found).length === 1);
}
