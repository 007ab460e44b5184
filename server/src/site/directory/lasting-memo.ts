import { LRUCache } from 'lru-cache';
import { bytesOf } from '../../platform/memory/bytes-of';
import type { Outage } from '../../platform/schema/outage';
import type { Memo } from './memo';

/** Most values remembered; the one asked for longest ago goes first, since keys may hold what visitors type into addresses. */
const MAX_VALUES = 5000;
/** Each counts as one: room that is counted by entries would be made for all of them at once, for every site. */
const AT_MOST = { maxSize: MAX_VALUES, sizeCalculation: () => 1 };

/** Remembers what was loaded from the database, and knows what the memory before it held. */
export interface LastingMemo {
  /** The value of a key; where the database is away, as it was loaded last. A failed load is not remembered. */
  readonly get: Memo;
  /** About how many bytes the values take. */
  bytes(): number;
  /** The values that were loaded last. */
  known(): ReadonlyMap<string, LastValue>;
}

/** A value as it was loaded last. */
export interface LastValue<T = unknown> {
  readonly value: T;
  /** About how many bytes it takes, where somebody has counted. */
  readonly bytes?: number;
}

/** What stands in while the database is away. */
export interface LastingMemoParts {
  readonly outage: Outage;
  /** The memory that this one takes the place of. */
  readonly before?: Pick<LastingMemo, 'known'> | undefined;
  /** Hears that something was remembered. */
  readonly onGrowth?: (() => void) | undefined;
}

/** Makes a memory that begins empty, and falls back on the one before where the database is away. */
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
      // What was made of other values may be as old as those, and does not tell.
      if (loaded.isStale || outage.isOn || outage.turns !== turns) return void forget();
      keep(key, loaded.value);
      onGrowth?.();
    }, forget);
    return value;
  };

  return {
    bytes: () => bytes,
    // Those that were used longest ago first, as they are to be forgotten.
    known: () => new Map([...last.entries()].reverse()),
    get: <T>(key: string, load: () => Promise<T>) => (values.get(key) as Promise<T> | undefined) ?? start(key, load),
  };
}
