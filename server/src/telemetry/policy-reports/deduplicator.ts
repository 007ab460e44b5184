/** Tells first reports from repeated ones. */
export interface Deduplicator {
  /** True for the first time in the window; false too where too many different things were told in it. */
  isNew(what: string): boolean;
}

/** Makes one that remembers at most so many things, and forgets all of them when the window ends. */
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
