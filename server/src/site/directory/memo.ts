/** Most values remembered; the one asked for longest ago goes first, since keys may hold what visitors type into addresses. */
const MAX_VALUES = 5000;

/** The value of a key, loaded where it is not remembered. */
export type Memo = <T>(key: string, load: () => Promise<T>) => Promise<T>;

/** Remembers loaded values by key. Callers that come while a value is loading wait for the same load; a failed load is not remembered. */
export function createMemo(maxValues = MAX_VALUES): Memo {
  const values = new Map<string, Promise<unknown>>();
  return <T>(key: string, load: () => Promise<T>) => {
    const value = (values.get(key) as Promise<T> | undefined) ?? start(load);
    values.delete(key);
    values.set(key, value);
    value.catch(() => {
      if (values.get(key) === value) values.delete(key);
    });
    if (values.size > maxValues) values.delete(values.keys().next().value ?? key);
    return value;
  };
}

/** A load that throws before it promises anything counts as failed too. */
async function start<T>(load: () => Promise<T>): Promise<T> {
  return load();
}
