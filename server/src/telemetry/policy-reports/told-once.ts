/** Tells first reports from repeated ones. */
export interface ToldOnce {
  /** True for the first time in the window; false too where too many different things were told in it. */
  isNew(what: string): boolean;
}

/** Makes one that remembers at most so many things, and forgets all of them when the window ends. */
export function createToldOnce(
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
  now: () => number = () => Date.now(),
): ToldOnce {
  let told = new Set<string>();
  let endsAt = 0;
  return {
    isNew(what) {
      if (now() >= endsAt) [told, endsAt] = [new Set(), now() + windowMs];
      if (told.has(what) || told.size >= most) return false;
      told.add(what);
      return true;
    },
  };
}
