import pLimit from 'p-limit';
import type { BucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import { listObjects } from './list-objects';

export interface FillBucketInput {
  readonly folder: string;
  readonly bucket: BucketStore;
  readonly print: (line: string) => void;
}

/** Numbers of objects: copied now, and already there with the same bytes. */
export interface FilledBucket {
  readonly copied: number;
  readonly there: number;
}

/** Most of the time is spent waiting for the store. */
const AT_ONCE = 8;
const REPORT_EVERY = 100;

/** Copies the objects of a folder into a bucket. Skips equal objects, so it can be interrupted and repeated. */
export async function fillBucket({ folder, bucket, print }: FillBucketInput): Promise<FilledBucket> {
  const [source, keys] = [createFolderStore(folder), await listObjects(folder)];
  const atMost = pLimit(AT_ONCE);
  let [copied, there] = [0, 0];
  const copy = async (key: string): Promise<void> => {
    const bytes = await source.get(key);
    // A server that still uses the folder has removed it.
    if (!bytes) return;
    if (await bucket.holds(key, bytes)) {
      there += 1;
    } else {
      await bucket.put(key, bytes);
      copied += 1;
    }
    if ((copied + there) % REPORT_EVERY === 0) print(`${copied + there} of ${keys.length} files are in the bucket.`);
  };
  const failed = new AbortController();
  // Product files may be large, so only one is in memory at a time.
  const oneByOne = pLimit(1);
  const copying = keys.map((key) =>
    (key.startsWith('files/') ? oneByOne : atMost)(async () => {
      // After a failure no further copy is started.
      if (!failed.signal.aborted) await copy(key);
    }).catch((error: unknown) => {
      failed.abort();
      throw error;
    }),
  );
  await Promise.allSettled(copying);
  await Promise.all(copying);
  return { copied, there };
}
