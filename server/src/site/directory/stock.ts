import { createLastingMemo, type LastingMemo, type LastingMemoParts } from './lasting-memo';
import type { Memo } from './memo';

/** What sales change of a site: read apart, so that a sale leaves everything else in memory as it is. */
export interface Stock {
  /** Grows with each sale. */
  readonly revision: number;
  /** Remembers a value for as long as both the site and its stock stay at their revisions. */
  readonly memo: Memo;
}

/** The same with what only the directory does. */
export interface FollowedStock extends Stock {
  /** Hears that the stock has become another. */
  follow(revision: number): void;
  readonly bytes: LastingMemo['bytes'];
  readonly known: LastingMemo['known'];
}

/** What a stock begins with. */
export interface StockParts extends LastingMemoParts {
  readonly revision: number;
}

/** Makes the stock of a site that has just been loaded. */
export function createStock({ revision: first, ...parts }: StockParts): FollowedStock {
  let revision = first;
  let memory = createLastingMemo(parts);
  let isOld = false;
  // Of many sales between two visits only the last one counts.
  const current = () => {
    if (isOld) memory = createLastingMemo({ ...parts, before: memory });
    isOld = false;
    return memory;
  };
  return {
    get revision() {
      return revision;
    },
    memo: (key, load) => current().get(key, load),
    bytes: () => memory.bytes(),
    known: () => memory.known(),
    follow(newer) {
      if (newer <= revision) return;
      revision = newer;
      isOld = true;
    },
  };
}
