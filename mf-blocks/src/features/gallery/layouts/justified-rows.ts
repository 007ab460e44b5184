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

/** Rows are made for a height below the most, so that most rows are between 70 and 100 per cent of it. */
const TARGET = 0.85;
const TOLERANCE = 1 / TARGET - 1;
/** Of a fraction; always rounded down, so that no row is too long for its line. */
const DIGITS = 1e4;

/**
 * Lays pictures of these ratios, width divided by height, in rows that fill the width: no picture is cut, and those of one row
 * are equally high. A row that would be higher than it may be is left short.
 */
export function justifiedRows(ratios: readonly number[], room: RowRoom): RowPlace[] {
  const rows = rowsOf(ratios, room);
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
  return rows.flatMap((row) => withRoom(row, { widthPx, gapPx, rowHeightPx }));
}

/** Halves a row until its pictures have at least half of the width. */
function withRoom(row: readonly number[], room: RowRoom): number[][] {
  if ((row.length - 1) * room.gapPx <= room.widthPx / 2) return [[...row]];
  const half = Math.ceil(row.length / 2);
  return [...withRoom(row.slice(0, half), room), ...withRoom(row.slice(half), room)];
}

function placesOf(row: readonly number[], { widthPx, gapPx, rowHeightPx }: RowRoom, isLast: boolean): RowPlace[] {
  const gaps = row.length - 1;
  const freePx = widthPx - gaps * gapPx;
  const whole = row.reduce((sum, ratio) => sum + ratio, 0);
  const heightPx = Math.min(freePx / whole, rowHeightPx);
  const restPx = freePx - heightPx * whole;
  return row.map((ratio, at) => ({
    share: floor((ratio * heightPx) / freePx),
    gaps,
    rest: at === gaps && !isLast ? floor(restPx / widthPx) : 0,
  }));
}

function floor(fraction: number): number {
  return Math.floor(fraction * DIGITS) / DIGITS;
}
