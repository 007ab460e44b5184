import { LRUCache } from 'lru-cache';

/** Most values remembered; the one asked for longest ago goes first, since keys may hold what visitors type into addresses. */
const MAX_VALUES = 5000;

/** The value of a key, loaded where it is not remembered. */
export type Memo = <T>(key: string, load: () => Promise<T>) => Promise<T>;

/** Remembers loaded values by key, none where `maxValues` is 0. Callers that come while a value is loading wait for the same load; a failed load is not remembered. */
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

/** A load that throws before it promises anything counts as failed too. */
async function start<T>(load: () => Promise<T>): Promise<T> {
  return load();
}
