/** What waits for its turn. */
export interface LoadQueue<T> {
  add(item: T): void;
  /** Has something that waits come next. */
  promote(item: T): void;
}

/** Loads so many at a time, in the order in which they came unless one is promoted. `load` never rejects. */
export function createLoadQueue<T>(atOnce: number, load: (item: T) => Promise<void>): LoadQueue<T> {
  const waiting: T[] = [];
  let running = 0;
  const next = (): void => {
    while (running < atOnce && waiting.length > 0) {
      running += 1;
      void load(waiting.shift() as T).then(() => {
        running -= 1;
        next();
      });
    }
  };
  return {
    add(item) {
      waiting.push(item);
      next();
    },
    promote(item) {
      const at = waiting.indexOf(item);
      if (at > 0) waiting.unshift(...waiting.splice(at, 1));
    },
  };
}
