/** Runs work in sequence: each starts when the previous has ended, also after a failure. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    // The caller gets the failure; the next work only waits.
    last = mine.catch(() => undefined);
    return mine;
  };
}
