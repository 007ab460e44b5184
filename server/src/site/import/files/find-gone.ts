import { setTimeout as pause } from 'node:timers/promises';
import { createAtMost } from '../../../platform/at-most';
import type { ObjectStore } from '../../../platform/objects/object-store';

/** A bucket answers each question in some tens of milliseconds, and to many at once as fast. */
const AT_ONCE = 16;
/** The samples are imported at every start, for which a store that is away or slow is no reason to wait. */
const LONGEST_LOOK_MS = 2000;

/**
 * Those of the keys of which the store says that nothing is there; no bytes are read. What it does not say, or not in time,
 * is taken to be there.
 */
export async function findGone(objects: ObjectStore, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const atMost = createAtMost(AT_ONCE);
  const gone = new Set<string>();
  let isOver = false;
  const look = async (key: string): Promise<void> => {
    if (!isOver && !(await objects.has(key))) gone.add(key);
  };
  const looked = Promise.all(keys.map((key) => atMost(() => look(key)))).catch(() => undefined);
  await Promise.race([looked, pause(LONGEST_LOOK_MS, undefined, { ref: false })]);
  isOver = true;
  return new Set(gone);
}
