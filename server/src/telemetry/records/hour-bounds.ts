import type { RecordRow } from './record-row';

/** Most hourly rows that one instance adds for a site within an hour. */
export interface HourBounds {
  /** With all columns. */
  readonly full: number;
  /** After that, without the path. */
  readonly withoutPath: number;
  /** With or without the path, for all sites together. */
  readonly together: number;
}

/** Replaces paths, names and origins beyond the limit. */
export const OTHERS = '*';
/** Fits a shop of a thousand pages with ten metrics each; stops invented names. */
const BOUNDS: HourBounds = { full: 20_000, withoutPath: 5000, together: 1_000_000 };
const HOUR_MS = 3_600_000;

export interface HourFold {
  /** The row to count: without path, then also without name and origin, once the site has had too many others. */
  fold(row: RecordRow): RecordRow;
}

/** Creates a fold, which starts again every hour. */
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

/** A 53-bit hash of the columns a row counts under; collisions are rare enough for statistics. */
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
