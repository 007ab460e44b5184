import { createHash } from 'node:crypto';
import type { BucketConfig } from '../environment/config';
import { createBucketRequest, type BucketPatience } from './bucket-request';
import { createBucketStream } from './bucket-stream';
import { checkedKey } from './object-key';
import type { StreamingStore } from './object-store';

export interface BucketStore extends StreamingStore {
  /** True if an object with exactly these bytes exists. */
  holds(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Throws a BucketError if the bucket cannot be used. */
  check(): Promise<void>;
}

/** Without permission to list, a missing object is reported as 403. */
const LIST_NOTHING = '?list-type=2&max-keys=1&prefix=nothing';
const MD5 = /^"([0-9a-f]{32})"$/;

/** Stores objects in a bucket. Writes are atomic and visible at once (Amazon S3, "Data consistency model"). */
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
      // Most stores report the MD5 of objects uploaded in one piece; others are read and compared.
      const reported = MD5.exec(headers.get('etag') ?? '')?.[1];
      if (reported === createHash('md5').update(bytes).digest('hex')) return true;
      return (await get(key))?.equals(bytes) ?? false;
    },
    check: async () => {
      await request({ method: 'GET', key: '', query: LIST_NOTHING, what: 'look for files' });
    },
  };
}
