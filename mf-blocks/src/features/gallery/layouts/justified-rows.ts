import justifiedLayout from 'justified-layout';

/** Where a picture lies in rows of one width. */
export interface RowPlace {
  /** Fraction of its row's width without gaps. */
  readonly share: number;
  /** Gaps of its row. */
  readonly gaps: number;
  /** Fraction of the whole width that stays free behind it, so that the next picture begins a new row; mostly 0. */
  readonly rest: number;
}

/** What the rows have room for. */
export interface RowRoom {
  readonly widthPx: number;
  readonly gapPx: number;
  /** No row is higher. */
  readonly rowHeightPx: number;
}

/** Rows are made for a height below the most, so that most rows are between 70 and 100 percent of it. */
const TARGET = 0.85;
const TOLERANCE = 1 / TARGET - 1;
/** What the gaps of a row leave its pictures at least, as a fraction of the width. */
const LEAST_ROOM = 0.25;
/** Of a fraction; always rounded down, so that no row is too long for its line. */
const DIGITS = 1e4;

/**
 * Lays pictures of these ratios, width divided by height, in rows that fill the width: no picture is cut, and those of one row
 * are equally high. The last row is left short where it would be higher than it may be.
 */
export function justifiedRows(ratios: readonly number[], room: RowRoom): RowPlace[] {
  const rows = filled(rowsOf(ratios, room), room);
  return rows.flatMap((row, at) => placesOf(row, room, at === rows.length - 1));
}

function rowsOf(ratios: readonly number[], { widthPx, gapPx, rowHeightPx }: RowRoom): number[][] {
  const { boxes } = justifiedLayout([...ratios], {
    containerWidth: widthPx,
    containerPadding: 0,
    boxSpacing: gapPx,
    targetRowHeight: rowHeightPx * TARGET,
    targetRowHeightTolerance: TOLERANCE,
  });
  const rows: number[][] = [];
  boxes.forEach(({ top }, at) => {
    const ratio = ratios[at] ?? 1;
    if (at > 0 && boxes[at - 1]?.top === top) rows.at(-1)?.push(ratio);
    else rows.push([ratio]);
  });
  return rows.flatMap((row) => parted(row, { widthPx, gapPx, rowHeightPx }));
}

/** Halves a row whose gaps leave its pictures no room: the library does not count them before a row is full. */
function parted(row: readonly number[], room: RowRoom): number[][] {
  if (row.length === 1 || hasRoom(row.length - 1, room)) return [[...row]];
  const half = Math.ceil(row.length / 2);
  return [...parted(row.slice(0, half), room), ...parted(row.slice(half), room)];
}

/** A row that would be too high gets the first pictures of the row after it. */
function filled(rows: readonly (readonly number[])[], room: RowRoom): number[][] {
  const found: number[][] = [];
  for (const next of rows.map((row) => [...row])) {
    const row = found.at(-1);
    while (row && next.length > 0 && heightOf(row, room) > room.rowHeightPx && hasRoom(row.length, room))
      row.push(next.shift() as number);
    if (next.length > 0) found.push(next);
  }
  return found;
}

/** Whether so many gaps leave pictures enough of the width. */
function hasRoom(gaps: number, { widthPx, gapPx }: RowRoom): boolean {
  return widthPx - gaps * gapPx >= LEAST_ROOM * widthPx;
}

/** Height at which a row fills the width. */
function heightOf(row: readonly number[], { widthPx, gapPx }: RowRoom): number {
  return (widthPx - (row.length - 1) * gapPx) / sumOf(row);
}

function placesOf(row: readonly number[], room: RowRoom, isLast: boolean): RowPlace[] {
  const gaps = row.length - 1;
  const freePx = room.widthPx - gaps * room.gapPx;
  const heightPx = Math.min(heightOf(row, room), room.rowHeightPx);
  const restPx = freePx - heightPx * sumOf(row);
  return row.map((ratio, at) => ({
    share: floor((ratio * heightPx) / freePx),
    gaps,
    rest: at === gaps && !isLast ? floor(restPx / room.widthPx) : 0,
  }));
}

function sumOf(ratios: readonly number[]): number {
  return ratios.reduce((sum, ratio) => sum + ratio, 0);
}

function floor(fraction: number): number {
  return Math.floor(fraction * DIGITS) / DIGITS;
}
