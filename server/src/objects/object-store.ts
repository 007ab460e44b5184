/** Where artifacts and uploads lie: a folder by default. Keys are paths like `assets/<id>`; `..` is refused. */
export interface ObjectStore {
  /** The object's bytes, or `undefined` where there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Stores an object whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}
