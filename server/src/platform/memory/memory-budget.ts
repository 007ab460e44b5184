import { LRUCache } from 'lru-cache';

/** Cached values of one part of the server. The least recently used value of all parts is evicted first. */
export interface Room<V> {
  /** The value, which counts as used now. */
  get(key: string): V | undefined;
  /** The value, without counting as used. */
  peek(key: string): V | undefined;
  /** Stores a value of about this many bytes; larger than the whole budget, it is not stored. */
  set(key: string, value: V, bytes: number): void;
  delete(key: string): void;
  values(): V[];
}

export interface MemoryBudget {
  readonly bytes: number;
  room<V extends object>(name: string): Room<V>;
}

export function createMemoryBudget(mostBytes: number): MemoryBudget {
  const kept = new LRUCache<string, object>({ maxSize: mostBytes });
  return {
    get bytes() {
      return kept.calculatedSize;
    },
    room<V extends object>(name: string): Room<V> {
      const prefix = `${name} `;
      return {
        get: (key) => kept.get(prefix + key) as V | undefined,
        peek: (key) => kept.peek(prefix + key) as V | undefined,
        set(key, value, bytes) {
          // Setting the same value again would keep its former size.
          if (kept.peek(prefix + key) === value) kept.delete(prefix + key);
          kept.set(prefix + key, value, { size: Math.max(1, Math.ceil(bytes)) });
        },
        delete: (key) => void kept.delete(prefix + key),
        values: () => [...kept.entries()].flatMap(([key, value]) => (key.startsWith(prefix) ? [value as V] : [])),
      };
    },
  };
}
