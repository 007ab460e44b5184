export interface StoragePort {
  /** Undefined if there is none, or storage is unavailable. */
  read(key: string): string | undefined;
  /** Throws if storage is full or unavailable. */
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Local or session storage. If storage is blocked, even accessing it throws. */
export function createStoragePort(
  view: Window = window,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): StoragePort {
  const open = (): Storage | undefined => {
    try {
      return view[area];
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => open()?.getItem(key) ?? undefined,
    write(key, value) {
      const storage = open();
      if (!storage) throw new Error(`The browser gives no storage for "${key}".`);
      storage.setItem(key, value);
    },
    remove: (key) => open()?.removeItem(key),
  };
}
