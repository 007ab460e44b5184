import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Stores artifacts and uploads. Keys are paths like `assets/<id>`; `..` is refused. */
export interface ObjectStore {
  /** The object's bytes, or `undefined` if it does not exist. */
  get(key: string): Promise<Buffer | undefined>;
  /** Stores an object atomically. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** A store for objects that are too large for memory. */
export interface StreamingStore extends ObjectStore {
  /** Stores a local file atomically, without reading it into memory. */
  putFile(key: string, file: StoredFile): Promise<void>;
  /** Streams a part of an object; `undefined` if it does not exist. */
  read(key: string, range: ByteRange): Promise<Readable | undefined>;
}
