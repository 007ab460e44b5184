/** A storage of the browser's. */
export interface StoragePort {
  /** The stored text; nothing where there is none or the browser gives no storage. */
  read(key: string): string | undefined;
  /** Throws where the storage is full or the browser gives none. */
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** The browser's lasting storage, or the tab's own. Where storage is blocked even its name throws. */
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
