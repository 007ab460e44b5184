import { createHash } from 'node:crypto';
import type { BucketConfig } from '../environment/config';
import { createBucketRequest, type BucketPatience } from './bucket-request';
import { createBucketStream } from './bucket-stream';
import { checkedKey } from './object-key';
import type { StreamingStore } from './object-store';

/** Objects in a bucket of an S3-compatible store. */
export interface BucketStore extends StreamingStore {
  /** True where an object of just these bytes is there. */
  holds(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Asks for nothing in particular; throws a BucketError where the bucket cannot be used. */
  check(): Promise<void>;
}

/** Who may not list is told 403 of objects that are not there, which could be anything. */
const LIST_NOTHING = '?list-type=2&max-keys=1&prefix=nothing';
const MD5 = /^"([0-9a-f]{32})"$/;

/**
 * Keeps objects in a bucket, each under its key. A store takes an object whole or not at all, and shows what was stored to
 * anyone who asks afterwards (Amazon S3, "Data consistency model").
 */
export function createBucketStore(bucket: BucketConfig, patience?: BucketPatience): BucketStore {
  const request = createBucketRequest(bucket, patience);
  const stream = createBucketStream(bucket, patience);

  const get = async (key: string): Promise<Buffer | undefined> => {
    const { isThere, bytes } = await request({ method: 'GET', key: checkedKey(key), what: `read ${key}` });
    return isThere ? bytes : undefined;
  };

  return {
    get,
    has: async (key) => (await request({ method: 'HEAD', key: checkedKey(key), what: `look for ${key}` })).isThere,
    put: async (key, bytes) =>
      void (await request({ method: 'PUT', key: checkedKey(key), what: `store ${key}`, body: bytes })),
    putFile: (key, file) => stream.put(checkedKey(key), file),
    read: (key, range) => stream.read(checkedKey(key), range),
    remove: async (key) => void (await request({ method: 'DELETE', key: checkedKey(key), what: `remove ${key}` })),
    holds: async (key, bytes) => {
      const { isThere, headers } = await request({ method: 'HEAD', key: checkedKey(key), what: `look for ${key}` });
      if (!isThere || Number(headers.get('content-length')) !== bytes.length) return false;
      // Most stores tell the MD5 of what they were sent in one piece; the others are read.
      const reported = MD5.exec(headers.get('etag') ?? '')?.[1];
      if (reported === createHash('md5').update(bytes).digest('hex')) return true;
      return (await get(key))?.equals(bytes) ?? false;
    },
    check: async () => {
      await request({ method: 'GET', key: '', query: LIST_NOTHING, what: 'look for files' });
    },
  };
}
