import type { Mistake } from './mistake';

/** Something that must be unique, and where it stands. */
export interface Named {
  readonly path: readonly PropertyKey[];
  readonly name: string;
}

/** A mistake for each name that has stood before. */
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
