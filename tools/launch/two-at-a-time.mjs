// @ts-check

/**
 * Runs `work` for every item, two at a time, in order.
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} the results, in the order of the items
 */
export async function twoAtATime(items, work) {
  /** @type {R[]} */
  const results = [];
  const waiting = [...items.entries()];
  const next = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) results[entry[0]] = await work(entry[1]);
  };
  await Promise.all([next(), next()]);
  return results;
}
