import pLimit from 'p-limit';
import type { BucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import { listObjects } from './list-objects';

/** What is copied, and where to. */
export interface FillBucketInput {
  readonly folder: string;
  readonly bucket: BucketStore;
  /** Told how far it has come, now and then. */
  readonly print: (line: string) => void;
}

/** How many objects there were: copied now, and there before with the same bytes. */
export interface FilledBucket {
  readonly copied: number;
  readonly there: number;
}

/** Most of the time is spent waiting for the store. */
const AT_ONCE = 8;
const REPORT_EVERY = 100;

/** Copies the objects of a folder into a bucket. What is there with the same bytes is left alone, so it can be broken off and called again. */
export async function fillBucket({ folder, bucket, print }: FillBucketInput): Promise<FilledBucket> {
  const [source, keys] = [createFolderStore(folder), await listObjects(folder)];
  const atMost = pLimit(AT_ONCE);
  let [copied, there] = [0, 0];
  const copy = async (key: string): Promise<void> => {
    const bytes = await source.get(key);
    // Removed by a server that still uses the folder.
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
  // Files of products may be large: one of them is in memory at a time.
  const oneByOne = pLimit(1);
  const copying = keys.map((key) =>
    (key.startsWith('files/') ? oneByOne : atMost)(async () => {
      // After a failure nothing further is begun.
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
