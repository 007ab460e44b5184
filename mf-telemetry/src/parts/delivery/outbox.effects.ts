import { INDEXED_DB } from 'shared-types/site/cookie';
import type { Row } from './row';

const NAME = INDEXED_DB.outbox;
const STORE = 'calls';

/**
 * Calls kept in the browser until the server has them. Where it gives no storage or has no room, nothing is kept and
 * nobody is told: the page has its calls in memory, and there is nobody to whom it would matter.
 */
export interface Outbox {
  /** Resolves once the calls of before can be read; stays silent where they never can. */
  readonly opened: Promise<void>;
  /** Is under way when it returns, where the outbox is open: a page that is being left has no later. */
  put(row: Row): void;
  remove(key: string): void;
  /** What is kept now, by whatever version of the page; nothing before the outbox is open. */
  all(): Promise<readonly KeptRow[]>;
  /** Forgets all calls, and that there was an outbox; what is put after this is kept nowhere. */
  forget(): void;
  /** Ends what this page has open. */
  close(): void;
}

/** What is known of a kept call before it has been looked at. */
export type KeptRow = Pick<Row, 'key'> & Partial<Row>;

/** Opens the outbox. To open it is to store something: only for who allows that. */
export function openOutbox(): Outbox {
  let database: IDBDatabase | undefined;
  let isOver = false;
  const close = (): void => {
    isOver = true;
    database?.close();
  };
  const opened = openDatabase().then((found) => {
    database = found;
    if (isOver) return close();
    // Another tab forgets everything, or the visitor clears it.
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

/** A database is asked for whatever its version is; one without the store is not of ours, and made anew, once. */
function openDatabase(isSecond = false): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    withStorage(() => {
      const request = indexedDB.open(NAME);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
      request.onsuccess = () => {
        const { result } = request;
        if (result.objectStoreNames.contains(STORE)) return resolve(result);
        result.close();
        if (!isSecond) indexedDB.deleteDatabase(NAME).onsuccess = () => resolve(openDatabase(true));
      };
    });
  });
}

/** False where the database cannot be used any more. */
function within(database: IDBDatabase, mode: 'readonly' | 'readwrite', work: (store: IDBObjectStore) => void): boolean {
  return withStorage(() => {
    const transaction = database.transaction(STORE, mode, { durability: 'relaxed' });
    work(transaction.objectStore(STORE));
    // What is not committed when the page goes is undone.
    transaction.commit();
  });
}

/** Where the browser has none, or blocks it, already its name throws; so does what was closed from elsewhere. */
function withStorage(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
