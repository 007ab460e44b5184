import { createLastingMemo, type LastingMemo, type LastingMemoParts } from './lasting-memo';
import type { Memo } from './memo';

/** Data of a site that sales change. It is separate, so that a sale does not invalidate the rest of the site. */
export interface Stock {
  /** Grows with each sale. */
  readonly revision: number;
  /** Caches a value while both the site and its stock stay at their revisions. */
  readonly memo: Memo;
}

export interface FollowedStock extends Stock {
  /** Sets a newer revision. */
  follow(revision: number): void;
  readonly bytes: LastingMemo['bytes'];
  readonly known: LastingMemo['known'];
}

export interface StockParts extends LastingMemoParts {
  readonly revision: number;
}

export function createStock({ revision: first, ...parts }: StockParts): FollowedStock {
  let revision = first;
  let memory = createLastingMemo(parts);
  let isOld = false;
  // Of several sales between two requests only the last one matters.
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
