import type { Readable } from 'node:stream';

/** A file to be stored. */
export interface StoredFile {
  readonly path: string;
  /** Its size. */
  readonly bytes: number;
  readonly sha256: string;
}

/** The first and the last byte of a part, from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Where artifacts and uploads lie: a folder by default. Keys are paths like `assets/<id>`; `..` is refused. */
export interface ObjectStore {
  /** The object's bytes, or `undefined` where there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Stores an object whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** The same for what is too large for memory. */
export interface StreamingStore extends ObjectStore {
  /** Stores the bytes of a file on this machine, whole or not at all, without holding them in memory. */
  putFile(key: string, file: StoredFile): Promise<void>;
  /** A part of an object as it comes, or `undefined` where there is none. */
  read(key: string, range: ByteRange): Promise<Readable | undefined>;
}
