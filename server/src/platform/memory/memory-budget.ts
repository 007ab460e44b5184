import { LRUCache } from 'lru-cache';

/** What one part of the server keeps in memory, by key. What was used longest ago goes first, whichever part it is of. */
export interface Room<V> {
  /** The value, which counts as used now. */
  get(key: string): V | undefined;
  /** The same without counting as used. */
  peek(key: string): V | undefined;
  /** Keeps a value of about so many bytes; one that is larger than all there is for is not kept. */
  set(key: string, value: V, bytes: number): void;
  delete(key: string): void;
  values(): V[];
}

/** Memory that several parts share. */
export interface MemoryBudget {
  /** About so many bytes are kept now. */
  readonly bytes: number;
  /** The part of it that goes by a name. */
  room<V extends object>(name: string): Room<V>;
}

/** Shares out so many bytes. */
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
          // The same value set again would keep its size of before.
          if (kept.peek(prefix + key) === value) kept.delete(prefix + key);
          kept.set(prefix + key, value, { size: Math.max(1, Math.ceil(bytes)) });
        },
        delete: (key) => void kept.delete(prefix + key),
        values: () => [...kept.entries()].flatMap(([key, value]) => (key.startsWith(prefix) ? [value as V] : [])),
      };
    },
  };
}
