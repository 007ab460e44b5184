import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { ObjectStore } from '../../../platform/objects/object-store';

/** A bucket answers in some tens of milliseconds, also many requests at once. */
const AT_ONCE = 16;
/** Samples are imported at every start, which must not wait for a slow store. */
const LONGEST_LOOK_MS = 2000;

/**
 * Those of the keys that the store reports as missing, without reading bytes. Keys without an answer in time count as
 * present.
 */
export async function findGone(objects: ObjectStore, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const atMost = pLimit(AT_ONCE);
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
