import { rm } from 'node:fs/promises';
import { PRODUCT_EDITOR_CALLS, UPLOAD_FIELD } from 'shared-types/admin/store/product-editor';
import { openS3Server, type S3Server } from '../../../../tools/testing/server/s3-server';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { noise } from '../../site/upload/pictures.fixture';
import { createBucketStore } from './bucket-store';
import { fillBucket } from './fill-bucket';
import { objectsFolder } from './open-objects';

const ADA = 'ada@shop.example';
export const PRODUCT = '/shop/p/mug';

/** The example's server with all files in a bucket. */
export interface BucketExample {
  readonly s3: S3Server;
  readonly open: ExampleServer;
  close(): Promise<void>;
}

/** Opens the example. Its builds are published into a folder first, as before a bucket is configured. */
export async function openBucketExample(): Promise<BucketExample> {
  const s3 = await openS3Server();
  const open = await openExample({ accounts: { [ADA]: ['admin'] }, config: { bucket: s3.bucket } });
  const folder = objectsFolder(open.config);
  await fillBucket({ folder, bucket: createBucketStore(s3.bucket), print: () => undefined });
  await rm(folder, { recursive: true });
  return {
    s3,
    open,
    async close() {
      await open.close();
      await s3.close();
    },
  };
}

export async function ownerOf(open: ExampleServer): Promise<Shopper> {
  await open.db.deleteFrom('rate_window').execute();
  const browser = open.visitor();
  await signIn(browser, ADA);
  return browser.twin();
}

export function pictureIn(html: string): string {
  return /\/images\/[0-9a-f-]{36}\/[\w.-]+/.exec(html)?.[0] ?? '';
}

export async function upload(browser: Shopper, isForm: boolean) {
  const files = [['mug.png', await noise(30, 30).png().toBuffer()]] as const;
  const { uploadPictures } = PRODUCT_EDITOR_CALLS;
  return browser.postFiles(uploadPictures.path, { id: 'new' }, { field: UPLOAD_FIELD, files, isForm });
}
