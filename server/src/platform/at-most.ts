/** Runs at most so many pieces of work at once; the others wait in their order. */
export function createAtMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line; without one it is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
