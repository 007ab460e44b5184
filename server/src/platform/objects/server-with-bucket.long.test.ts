import { copyFile, mkdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { UploadPicturesReply } from 'shared-types/admin/store/product-editor';
import { addressOf } from '../../../../tools/testing/database/database-address';
import { launchServer, type LaunchedServer } from '../../../../tools/testing/server/launched-server';
import { until } from '../../../../tools/testing/until';
import { publish } from '../../site/registry/publish/publish';
import { rebuilt } from '../../site/registry/rebuilt.fixture';
import { openBucketExample, ownerOf, pictureIn, PRODUCT, upload, type BucketExample } from './bucket-example.fixture';

let example: BucketExample;
let other: LaunchedServer | undefined;
beforeAll(async () => {
  example = await openBucketExample();
});
afterAll(async () => {
  other?.signal('SIGKILL');
  await other?.ended;
  await example.close();
});

/** Starts the built server on the same database and bucket, with the same signing key. */
async function launchOther({ s3, open }: BucketExample): Promise<LaunchedServer> {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = s3.bucket;
  const dataDir = join(open.config.dataDir, 'other');
  await mkdir(dataDir);
  await copyFile(join(open.config.dataDir, 'signing-key.pem'), join(dataDir, 'signing-key.pem'));
  return launchServer({
    PORT: '0',
    DATABASE_URL: addressOf(open.connection),
    DATA_DIR: dataDir,
    SAMPLES_DIR: 'none',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
}

async function getFrom(address: string, path: string): Promise<{ readonly status: number; readonly bytes: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${address}${path}`, { headers: { host: 'shop.example' } }, resolve).once('error', reject),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) };
}

test('pages, pictures and versions are the same for a process without local files', async () => {
  const { open } = example;
  other = await launchOther(example);
  const address = await other.ready;
  const page = await getFrom(address, PRODUCT);
  expect([page.status, page.bytes.includes('Add to cart')]).toEqual([200, true]);
  const src = pictureIn(String(page.bytes));
  const here = await open.visitor().get(`${src}?format=300w`);
  const there = await getFrom(address, `${src}?format=300w`);
  expect([here.statusCode, there.status, there.bytes.equals(here.rawPayload)]).toEqual([200, 200, true]);

  const { db, objects, signing } = open;
  const build = await rebuilt('mf-commerce', ['Add to cart', 'Buy it']);
  expect(await publish({ db, objects, signing }, build, { who: 'ada', reason: 'a test' })).toMatchObject({ ok: true });
  await until(async () => (await getFrom(address, PRODUCT)).bytes.includes('Buy it'));

  const [choice] = (await upload(await ownerOf(open), false)).json<UploadPicturesReply>().pictures;
  const uploaded = choice!.picture.src;
  await until(async () => (await getFrom(address, uploaded)).status === 200);
});
