import { LRUCache } from 'lru-cache';

/** The least recently used value is evicted first. The limit matters because keys may contain input of visitors. */
const MAX_VALUES = 5000;

/** The value of a key, loaded if it is not cached. */
export type Memo = <T>(key: string, load: () => Promise<T>) => Promise<T>;

/**
 * Caches loaded values by key, none if `maxValues` is 0. Concurrent callers share a load; a failed load is not cached.
 */
export function createMemo(maxValues = MAX_VALUES): Memo {
  const values = maxValues > 0 ? new LRUCache<string, Promise<unknown>>({ max: maxValues }) : undefined;
  return <T>(key: string, load: () => Promise<T>) => {
    const known = values?.get(key) as Promise<T> | undefined;
    if (known) return known;
    const value = start(load);
    values?.set(key, value);
    value.catch(() => {
      if (values?.peek(key) === value) values.delete(key);
    });
    return value;
  };
}

/** A load that throws synchronously also counts as failed. */
async function start<T>(load: () => Promise<T>): Promise<T> {
  return load();
}
