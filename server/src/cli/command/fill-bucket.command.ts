import { createBucketStore } from '../../platform/objects/bucket-store';
import { fillBucket } from '../../platform/objects/fill-bucket';
import { objectsFolder } from '../../platform/objects/open-objects';
import type { Command } from './command';

/** `colonnade fill-bucket`: copies the files of the data folder to the configured bucket. */
export const fillBucketCommand: Command = {
  name: 'fill-bucket',
  usage: '',
  description: 'Copies the files of the data folder into the bucket; can be interrupted and run again.',
  async run(_args, { config, print }) {
    const { bucket } = config;
    if (!bucket)
      return {
        ok: false,
        reason: 'No bucket is set: set S3_ENDPOINT and the settings beside it, then run this again.',
      };
    const folder = objectsFolder(config);
    const { copied, there } = await fillBucket({ folder, bucket: createBucketStore(bucket), print });
    return {
      ok: true,
      lines: [
        `${copied + there} files of ${folder} are in the bucket ${bucket.name}: ${copied} copied now, ${there} before.`,
      ],
    };
  },
};
