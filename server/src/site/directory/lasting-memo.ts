import { LRUCache } from 'lru-cache';
import { bytesOf } from '../../platform/memory/bytes-of';
import type { Outage } from '../../platform/schema/outage';
import type { Memo } from './memo';

/** The least recently used value is evicted first. The limit matters because keys may contain input of visitors. */
const MAX_VALUES = 5000;
/** Counted with size 1 each: a limit by entries would allocate its memory up front, for every site. */
const AT_MOST = { maxSize: MAX_VALUES, sizeCalculation: () => 1 };

/** Caches values from the database, and knows the values of the previous cache. */
export interface LastingMemo {
  /** The value of a key; if the database is unavailable, the last loaded one. A failed load is not cached. */
  readonly get: Memo;
  /** Approximate size of the values in bytes. */
  bytes(): number;
  /** The last loaded values. */
  known(): ReadonlyMap<string, LastValue>;
}

/** A last loaded value. */
export interface LastValue<T = unknown> {
  readonly value: T;
  /** Approximate size in bytes, if it was measured. */
  readonly bytes?: number;
}

export interface LastingMemoParts {
  readonly outage: Outage;
  /** The cache that this one replaces. */
  readonly before?: Pick<LastingMemo, 'known'> | undefined;
  /** Called when a value was added. */
  readonly onGrowth?: (() => void) | undefined;
}

/** Starts empty, and falls back to the previous cache while the database is unavailable. */
export function createLastingMemo({ outage, before, onGrowth }: LastingMemoParts): LastingMemo {
  const values = new LRUCache<string, Promise<unknown>>(AT_MOST);
  let bytes = 0;
  const last = new LRUCache<string, Required<LastValue>>({
    ...AT_MOST,
    dispose: (gone) => void (bytes -= gone.bytes),
  });
  const keep = (key: string, value: unknown, own = key.length + bytesOf(value)) => {
    last.set(key, { value, bytes: own });
    bytes += own;
  };
  for (const [key, { value, bytes: own }] of before?.known() ?? []) keep(key, value, own);

  const start = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const { turns } = outage;
    const loading = outage.load(async () => load(), last.get(key) as LastValue<T> | undefined);
    const value = loading.then((loaded) => loaded.value);
    values.set(key, value);
    const forget = () => values.peek(key) === value && values.delete(key);
    loading.then((loaded) => {
      // A value derived from stale values may be stale without knowing it.
      if (loaded.isStale || outage.isOn || outage.turns !== turns) return void forget();
      keep(key, loaded.value);
      onGrowth?.();
    }, forget);
    return value;
  };

  return {
    bytes: () => bytes,
    // Least recently used first, the order of eviction.
    known: () => new Map([...last.entries()].reverse()),
    get: <T>(key: string, load: () => Promise<T>) => (values.get(key) as Promise<T> | undefined) ?? start(key, load),
  };
}
