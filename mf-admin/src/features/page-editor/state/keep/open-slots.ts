import type { Storage } from 'shared-types/host/storage';
import type { Locks } from '../surroundings';

/** Pages of one browser that can have the same draft open, each with a place of its own for what is unsent. */
const SLOTS = 8;

/** A place in the browser's storage that no other page of the browser uses. */
export interface Slot {
  readonly key: string;
  /** What an editor that has ended has left there. */
  readonly left?: string | undefined;
  release(): void;
}

export interface SlotParts {
  readonly name: string;
  readonly storage: Storage;
  readonly locks: Locks | undefined;
  readonly stop: AbortSignal;
}

/**
 * Takes a slot for this page, the first of the list, and those that ended editors have left something in. Without locks
 * there is one slot for all pages.
 */
export async function openSlots({ name, storage, locks, stop }: SlotParts): Promise<readonly Slot[]> {
  const keys = Array.from({ length: locks ? SLOTS : 1 }, (_, index) => `${name}-${index}`);
  const slots: Slot[] = [];
  stop.addEventListener('abort', () => slots.forEach(({ release }) => release()));
  for (const key of keys) {
    const release = locks ? await takeLock(locks, key) : () => undefined;
    if (!release) continue;
    const left = await storage.get(key, 'necessary');
    if (slots.length === 0 || left !== undefined) slots.push({ key, left, release });
    else release();
  }
  return slots;
}

/** Holds a lock until the returned function is called; undefined if another page has it. */
function takeLock(locks: Locks, key: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const held = locks.request(key, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
    );
    // A page that is being closed gets no locks.
    held.catch(() => resolve(undefined));
  });
}
