interface Identified {
  readonly id: string;
}

/** The first lesson that is not done; undefined once all are. */
export function firstOpen<L extends Identified>(lessons: readonly L[], done: ReadonlySet<string>): L | undefined {
  return lessons.find(({ id }) => !done.has(id));
}
