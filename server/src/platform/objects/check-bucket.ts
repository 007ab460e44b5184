import type { Config } from '../environment/config';
import { StartError } from '../postgres/start-error';
import type { Database } from '../schema/database';
import { BucketError } from './bucket-error';
import { createBucketStore, type BucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import { objectsFolder } from './open-objects';

export interface CheckBucketDeps {
  readonly db: Database;
  readonly print: (line: string) => void;
}

/**
 * Checks the configured bucket, if any. Throws a StartError for wrong settings, or if pictures are still in the folder;
 * an unavailable store does not stop the start.
 */
export async function checkBucket(
  config: Pick<Config, 'dataDir' | 'bucket'>,
  { db, print }: CheckBucketDeps,
): Promise<void> {
  if (!config.bucket) return;
  const store = createBucketStore(config.bucket);
  try {
    await store.check();
    await expectFilled(config, { db, store });
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    if (!error.isPassing) throw new StartError(error.message, { cause: error });
    print(error.message);
  }
}

/** Without filling a new bucket, pages would lack their pictures. */
async function expectFilled(
  config: Pick<Config, 'dataDir'>,
  { db, store }: { readonly db: Database; readonly store: BucketStore },
): Promise<void> {
  const picture = await db.selectFrom('asset').select('object_key').limit(1).executeTakeFirst();
  if (!picture || (await store.has(picture.object_key))) return;
  const folder = objectsFolder(config);
  if (!(await createFolderStore(folder).has(picture.object_key))) return;
  throw new StartError(
    `The files of this site lie in ${folder} and not in the bucket: run "npm run remotes -- fill-bucket" and start again, ` +
      'or take S3_ENDPOINT and the settings beside it out of the environment.',
  );
}
