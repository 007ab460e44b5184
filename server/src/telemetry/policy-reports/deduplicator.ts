export interface Deduplicator {
  /** True the first time in a window; false afterwards, and once the window has seen too many different values. */
  isNew(what: string): boolean;
}

/** Creates a deduplicator with a maximum of values, all forgotten when the window ends. */
export function createDeduplicator(
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
  now: () => number = () => Date.now(),
): Deduplicator {
  let seen = new Set<string>();
  let endsAt = 0;
  return {
    isNew(what) {
      if (now() >= endsAt) [seen, endsAt] = [new Set(), now() + windowMs];
      if (seen.has(what) || seen.size >= most) return false;
      seen.add(what);
      return true;
    },
  };
}
