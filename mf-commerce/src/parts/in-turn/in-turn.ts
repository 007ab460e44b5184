/** Runs work, one after the other: each begins when the one before has ended, however that ended. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a row of its own. */
export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    // Anyone who asked for it hears of the failure; the next one only waits.
    last = mine.catch(() => undefined);
    return mine;
  };
}
