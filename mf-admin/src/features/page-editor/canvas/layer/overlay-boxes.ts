import type { Box, MeasuredPage, MeasuredRow } from '../frame/measured-page';

/** A block of less height, such as one that shows nothing, gets a place of this height to be pressed at. */
export const LEAST_HEIGHT = 24;

export function blockBox(page: MeasuredPage, id: string): Box | undefined {
  for (const { columns } of page.rows)
    for (const { blocks } of columns) for (const block of blocks) if (block.id === id) return withHeight(block.box);
  return undefined;
}

/** Blocks that show nothing, or are too low to be pressed in the page. */
export function lowBlocks(page: MeasuredPage): readonly { readonly id: string; readonly box: Box }[] {
  return page.rows
    .flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
    .filter(({ box, isEmpty }) => isEmpty || box.height < LEAST_HEIGHT)
    .map(({ id, box }) => ({ id, box: withHeight(box) }));
}

export interface EmptyColumn {
  readonly row: number;
  readonly column: number;
  readonly box: Box;
}

export function emptyColumns(page: MeasuredPage): readonly EmptyColumn[] {
  return page.rows.flatMap(({ columns }, row) =>
    columns.flatMap(({ blocks, box }, column) => (blocks.length === 0 ? [{ row, column, box: withHeight(box) }] : [])),
  );
}

/** The edge between a column and the next one of its row; `x` is its middle. */
export interface ColumnEdge {
  readonly column: number;
  readonly x: number;
}

/** None where columns lie below each other. */
export function columnEdges({ columns }: MeasuredRow, isRtl: boolean): readonly ColumnEdge[] {
  return columns.slice(1).flatMap(({ box: next }, column) => {
    const own = columns[column]?.box;
    const [left, right] = isRtl ? [next, own] : [own, next];
    if (!left || !right || right.x < left.x + left.width - 1) return [];
    return [{ column, x: (left.x + left.width + right.x) / 2 }];
  });
}

/** Twelfths of a row from its start to a point. */
export function twelfthsAt({ box }: MeasuredRow, x: number, isRtl: boolean): number {
  if (box.width === 0) return 0;
  const part = (isRtl ? box.x + box.width - x : x - box.x) / box.width;
  return Math.min(12, Math.max(0, Math.round(part * 12)));
}

/** Pixels of the stage. */
export function scaled({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

function withHeight(box: Box): Box {
  return box.height < LEAST_HEIGHT ? { ...box, height: LEAST_HEIGHT } : box;
}
