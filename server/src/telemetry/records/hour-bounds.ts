import type { RecordRow } from './record-row';

/** How many rows of hours one instance adds for a site within an hour. */
export interface HourBounds {
  /** In full. */
  readonly full: number;
  /** After that, without the path. */
  readonly withoutPath: number;
  /** Of all sites together, in full or without the path. */
  readonly together: number;
}

/** What stands for the paths, names and origins that are no longer told apart. */
export const OTHERS = '*';
/** A shop of a thousand pages with some ten metrics each fits; names that are made up end here. */
const BOUNDS: HourBounds = { full: 20_000, withoutPath: 5000, together: 1_000_000 };
const HOUR_MS = 3_600_000;

/** Keeps what was seen in an hour from growing without end. */
export interface HourFold {
  /**
   * The row as it is to be counted: itself, or without its path, or without path, name and origin, where the site has had
   * too many others. Kinds and buckets stay, so that sums and percentiles of a kind are right in any case.
   */
  fold(row: RecordRow): RecordRow;
}

/** Makes the fold. It forgets everything with each hour. */
export function createHourFold(bounds: HourBounds = BOUNDS, now: () => number = () => Date.now()): HourFold {
  let seen = new Map<string, Set<number>>();
  let [hour, together] = [0, 0];
  const isRoom = (siteId: string, row: RecordRow, most: number) => {
    const ofSite = seen.get(siteId) ?? new Set();
    const hash = hashOf(row);
    if (ofSite.has(hash)) return true;
    if (ofSite.size >= most || together >= bounds.together) return false;
    seen.set(siteId, ofSite.add(hash));
    together += 1;
    return true;
  };
  return {
    fold(row) {
      const current = Math.floor(now() / HOUR_MS);
      if (current !== hour) [seen, hour, together] = [new Map(), current, 0];
      if (isRoom(row.siteId, row, bounds.full)) return row;
      const withoutPath = { ...row, path: OTHERS };
      if (isRoom(row.siteId, withoutPath, bounds.full + bounds.withoutPath)) return withoutPath;
      return { ...withoutPath, name: OTHERS, origin: OTHERS };
    },
  };
}

/** Some 53 bits of what a row counts under: two that differ are taken for one another once in many millions. */
function hashOf({ atMs, kind, name, origin, path, bucket }: RecordRow): number {
  const text = `${Math.floor(atMs / HOUR_MS)} ${kind} ${name} ${origin} ${path} ${bucket}`;
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 13);
  }
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0);
}
