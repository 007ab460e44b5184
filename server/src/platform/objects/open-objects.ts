import { join } from 'node:path';
import type { Config } from '../environment/config';
import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import type { StreamingStore } from './object-store';

/** Where objects lie on disk. */
export function objectsFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'objects');
}

/** Where objects lie, for people to read: the bucket, by its name, or the folder. */
export function objectsPlace({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): string {
  return bucket ? `the bucket ${bucket.name}` : objectsFolder({ dataDir });
}

/** Opens the store that the configuration names: its bucket, else the data folder. */
export function openObjects({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): StreamingStore {
  return bucket ? createBucketStore(bucket) : createFolderStore(objectsFolder({ dataDir }));
}
