import type { BlockPlace } from '../../commands/block-place';
import type { Box, MeasuredColumn, MeasuredPage, MeasuredRow } from '../frame/measured-page';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a dropped block would go, and the line that shows it, in pixels of the framed page. */
export interface Drop {
  readonly place: BlockPlace;
  readonly line: Box;
}

/** This near the edge of a row, a block gets a row of its own. */
const EDGE = 14;
const LINE = 4;

/** The place for a block at a point; every point has one. */
export function dropAt(page: MeasuredPage, { x, y }: Point): Drop {
  const row = page.rows.findIndex(({ box }) => y < box.y + box.height - edgeOf(box));
  const found = page.rows[row];
  if (!found) return newRow(page, page.rows.length);
  if (y < found.box.y + edgeOf(found.box)) return newRow(page, row);
  const column = nearestColumn(found, { x, y });
  const place = found.columns[column];
  return place ? inColumn(place, { row, column }, y) : newRow(page, row);
}

/** Boundary of a row where new ones are inserted; `row` may be the number of rows. In pixels of the framed page. */
export function boundaryOf({ rows, main }: MeasuredPage, row: number): number {
  const [above, below] = [rows[row - 1]?.box, rows[row]?.box];
  if (above && below) return (above.y + above.height + below.y) / 2;
  if (below) return Math.max(main.y, below.y - EDGE);
  return above ? above.y + above.height + EDGE : main.y + EDGE;
}

/** All places that a block can be dropped at, from the top. */
export function dropPlaces(page: MeasuredPage): readonly Drop[] {
  const inRows = page.rows.flatMap(({ columns }, row) =>
    columns.flatMap((column, at) =>
      [...column.blocks.map(({ box }) => box.y), Infinity].map((y) => inColumn(column, { row, column: at }, y)),
    ),
  );
  return [...[...page.rows, undefined].map((_, row) => newRow(page, row)), ...inRows];
}

/** True if a block dropped there would stay where it is. */
export function isOwnPlace(page: MeasuredPage, id: string, place: BlockPlace): boolean {
  if ('newRow' in place) {
    const alone = page.rows.findIndex(({ columns }) => columns.length === 1 && isAlone(columns[0], id));
    return alone >= 0 && (place.newRow === alone || place.newRow === alone + 1);
  }
  const blocks = page.rows[place.row]?.columns[place.column]?.blocks ?? [];
  return blocks[place.index]?.id === id || blocks[place.index - 1]?.id === id;
}

function isAlone(column: MeasuredColumn | undefined, id: string): boolean {
  return column?.blocks.length === 1 && column.blocks[0]?.id === id;
}

/** Low rows keep a middle. */
function edgeOf({ height }: Box): number {
  return Math.min(EDGE, height / 4);
}

function newRow(page: MeasuredPage, row: number): Drop {
  const { x, width } = page.rows[Math.min(row, page.rows.length - 1)]?.box ?? page.main;
  return { place: { newRow: row }, line: { x, width, y: boundaryOf(page, row) - LINE / 2, height: LINE } };
}

function nearestColumn({ columns }: MeasuredRow, point: Point): number {
  const distances = columns.map(({ box }) => distanceTo(box, point));
  return distances.indexOf(Math.min(...distances));
}

function distanceTo({ x, y, width, height }: Box, point: Point): number {
  const across = Math.max(x - point.x, 0, point.x - x - width);
  const along = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(across, along);
}

function inColumn(
  { box, blocks }: MeasuredColumn,
  at: { readonly row: number; readonly column: number },
  y: number,
): Drop {
  const below = blocks.findIndex((block) => y < block.box.y + block.box.height / 2);
  const index = below < 0 ? blocks.length : below;
  const [before, after] = [blocks[index - 1]?.box, blocks[index]?.box];
  const line = { x: box.x, width: box.width, y: lineBetween(box, before, after) - LINE / 2, height: LINE };
  return { place: { ...at, index }, line };
}

function lineBetween(column: Box, before: Box | undefined, after: Box | undefined): number {
  if (before && after) return (before.y + before.height + after.y) / 2;
  if (before) return before.y + before.height + LINE;
  return after ? after.y - LINE : column.y + column.height / 2;
}
