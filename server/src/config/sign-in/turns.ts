/** Does a piece of work when it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many pieces of work run at a time; the others wait in the order they came. */
export function createTurns(atATime: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atATime) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next one takes the place over, so that nobody who comes now gets in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
