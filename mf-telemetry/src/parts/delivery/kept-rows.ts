import type { Row } from './row';

/** The server remembers keys for eight days; an older call might count twice. */
const MOST_AGE_MS = 7 * 86_400_000;
/** After a clock was set back, stored calls can lie in the future; a small difference is another tab's. */
const MOST_AHEAD_MS = 3_600_000;
/** Visitors who stay offline for long view some dozens of pages. */
const MOST_ROWS = 100;
/** In characters, most of which take one byte. */
const MOST_LENGTH = 500_000;

export interface KeptRows {
  readonly kept: readonly Row[];
  readonly dropped: readonly Row[];
}

/** Selects the calls to keep: none that is too old, and of the rest the newest that fit. */
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
