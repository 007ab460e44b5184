import type { Row } from './row';

/** The server knows the keys of eight days: a call that is older might count twice. */
const MOST_AGE_MS = 7 * 86_400_000;
/** A clock that was set back leaves calls of the future; what is a little ahead is another tab's. */
const MOST_AHEAD_MS = 3_600_000;
/** A visitor who is offline for long looks at some dozens of pages. */
const MOST_ROWS = 100;
/** In characters, of which most are one byte. */
const MOST_LENGTH = 500_000;

/** What becomes of calls that wait. */
export interface KeptRows {
  /** The oldest first. */
  readonly kept: readonly Row[];
  readonly dropped: readonly Row[];
}

/** Which calls may go on waiting: none that is too old, and of the rest the newest, as many as there is room for. */
export function keptRows(rows: readonly Row[], nowMs: number): KeptRows {
  const kept: Row[] = [];
  const dropped: Row[] = [];
  let length = 0;
  for (const row of [...rows].sort((a, b) => a.atMs - b.atMs).reverse()) {
    const age = nowMs - row.atMs;
    const isTimely = age < MOST_AGE_MS && age > -MOST_AHEAD_MS;
    const fits = isTimely && kept.length < MOST_ROWS && length + row.body.length <= MOST_LENGTH;
    if (fits) length += row.body.length;
    (fits ? kept : dropped).push(row);
  }
  return { kept: kept.reverse(), dropped };
}
