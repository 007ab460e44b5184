import { INDEXED_DB } from 'shared-types/site/cookie';
import type { Row } from './row';

const NAME = INDEXED_DB.outbox;
const STORE = 'calls';

/** Stores calls until the server has them. Fails silently, because the page also has its calls in memory. */
export interface Outbox {
  /** Resolves once stored calls can be read or the outbox has failed to open. */
  readonly opened: Promise<void>;
  /** Starts to write before it returns if the outbox is open, because a page that is being left has no later turn. */
  put(row: Row): void;
  remove(key: string): void;
  /** Everything stored, by any version of the page; empty before the outbox is open. */
  all(): Promise<readonly KeptRow[]>;
  /** Deletes the outbox with all calls; later calls are not stored. */
  forget(): void;
  close(): void;
}

/** A stored call before it has been validated. */
export type KeptRow = Pick<Row, 'key'> & Partial<Row>;

/** Opens the outbox. Opening it stores data, so it requires consent. */
export function openOutbox(): Outbox {
  let database: IDBDatabase | undefined;
  let isOver = false;
  const close = (): void => {
    isOver = true;
    database?.close();
  };
  const opened = underLock(async () => (isOver ? undefined : openDatabase())).then((found) => {
    database = found;
    if (isOver || !found) return close();
    // Another tab deletes the outbox, or the visitor clears site data.
    found.onversionchange = found.onclose = close;
  });
  const write = (change: (store: IDBObjectStore) => void): void => {
    if (database) within(database, 'readwrite', change);
    else void opened.then(() => isOver || write(change));
  };
  return {
    opened,
    put: (row) => write((store) => store.put(row)),
    remove: (key) => write((store) => store.delete(key)),
    all: () =>
      new Promise((resolve) => {
        const isRead = database && within(database, 'readonly', (store) => deliver(store.getAll(), resolve));
        if (!isRead) resolve([]);
      }),
    close,
    forget() {
      close();
      withStorage(() => indexedDB.deleteDatabase(NAME));
    },
  };
}

function deliver(request: IDBRequest<KeptRow[]>, resolve: (rows: readonly KeptRow[]) => void): void {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => resolve([]);
}

/**
 * A page that is left while it opens a database may go into Chromium's back/forward cache, and then blocks the database for
 * all other pages. Pages that hold a lock are not cached.
 */
async function underLock(open: () => Promise<IDBDatabase | undefined>): Promise<IDBDatabase | undefined> {
  // Locks need a secure context.
  const { locks } = navigator as { readonly locks?: LockManager };
  // A page that is being left cannot get a lock.
  return locks ? locks.request(`${NAME}-opening`, open).catch(() => undefined) : open();
}

/** Opens the database in any version; undefined if that fails. One without our object store is deleted and created again, once. */
function openDatabase(isSecond = false): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const fail = (): void => resolve(undefined);
    const isBegun = withStorage(() => {
      const request = indexedDB.open(NAME);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
      request.onsuccess = () => {
        const { result } = request;
        if (result.objectStoreNames.contains(STORE)) return resolve(result);
        result.close();
        if (isSecond) return fail();
        indexedDB.deleteDatabase(NAME).onsuccess = () => resolve(openDatabase(true));
      };
      request.onerror = fail;
    });
    if (!isBegun) fail();
  });
}

/** Returns false if the database can no longer be used. */
function within(database: IDBDatabase, mode: 'readonly' | 'readwrite', work: (store: IDBObjectStore) => void): boolean {
  return withStorage(() => {
    const transaction = database.transaction(STORE, mode, { durability: 'relaxed' });
    work(transaction.objectStore(STORE));
    // A transaction that is not committed when the page ends is rolled back.
    transaction.commit();
  });
}

/** If the browser lacks or blocks IndexedDB, even its name throws; so does a database closed elsewhere. */
function withStorage(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
