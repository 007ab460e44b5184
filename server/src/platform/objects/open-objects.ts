import { join } from 'node:path';
import type { Config } from '../environment/config';
import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import type { StreamingStore } from './object-store';

export function objectsFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'objects');
}

/** Where objects are stored, for messages: the bucket's name or the folder. */
export function objectsPlace({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): string {
  return bucket ? `the bucket ${bucket.name}` : objectsFolder({ dataDir });
}

/** Opens the configured bucket, or else the data folder. */
export function openObjects({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): StreamingStore {
  return bucket ? createBucketStore(bucket) : createFolderStore(objectsFolder({ dataDir }));
}
