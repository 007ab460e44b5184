import type { Mistake } from './mistake';

/** A value that must be unique, and its place. */
export interface Named {
  readonly path: readonly PropertyKey[];
  readonly name: string;
}

/** One mistake for each repeated name. */
export function findRepeated(what: string, all: readonly Named[]): Mistake[] {
  const seen = new Set<string>();
  return all.flatMap(({ path, name }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ path, message: `there is another ${what} ${JSON.stringify(name)}` }];
  });
}
