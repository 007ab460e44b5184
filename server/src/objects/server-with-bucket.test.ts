import { copyFile, mkdir, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { PRODUCT_EDITOR_CALLS, UPLOAD_FIELD, type UploadPicturesReply } from 'shared-types/config/product-editor';
import { addressOf } from '../../../tools/testing/database-address';
import { launchServer, type LaunchedServer } from '../../../tools/testing/launched-server';
import { openS3Server, type S3Server } from '../../../tools/testing/s3-server';
import { openExample, type ExampleServer } from '../../../tools/testing/site/open-example';
import { signIn } from '../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../tools/testing/store/shopper';
import { until } from '../../../tools/testing/until';
import { StartError } from '../postgres/start-error';
import { publish } from '../site/registry/publish';
import { rebuilt } from '../site/registry/rebuilt.fixture';
import { noise } from '../site/upload/pictures.fixture';
import { createBucketStore } from './bucket-store';
import { checkBucket } from './check-bucket';
import { fillBucket } from './fill-bucket';
import { createFolderStore } from './folder-store';
import { objectsFolder } from './open-objects';

const ADA = 'ada@shop.example';
const PRODUCT = '/shop/p/mug';

let s3: S3Server;
let open: ExampleServer;
let other: LaunchedServer | undefined;
beforeAll(async () => {
  s3 = await openS3Server();
  open = await openExample({ accounts: { [ADA]: ['admin'] }, config: { bucket: s3.bucket } });
  // The builds were published into a folder, as before somebody sets a bucket.
  const folder = objectsFolder(open.config);
  await fillBucket({ folder, bucket: createBucketStore(s3.bucket), say: () => undefined });
  await rm(folder, { recursive: true });
});
afterAll(async () => {
  other?.signal('SIGKILL');
  await other?.ended;
  await open.close();
  await s3.close();
});
afterEach(() => s3.behave('passes'));

/** Starts the built server on the same database and bucket, with the key that versions are signed with. */
async function launchOther(): Promise<LaunchedServer> {
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

/** Asks the other process as a visitor of the site does. */
async function askOther(address: string, path: string): Promise<{ readonly status: number; readonly bytes: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${address}${path}`, { headers: { host: 'shop.example' } }, resolve).once('error', reject),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) };
}

/** The first picture of a page. */
function pictureIn(html: string): string {
  return /\/images\/[0-9a-f-]{36}\/[\w.-]+/.exec(html)?.[0] ?? '';
}

async function upload(browser: Shopper, isForm: boolean) {
  const files = [['mug.png', await noise(30, 30).png().toBuffer()]] as const;
  const { uploadPictures } = PRODUCT_EDITOR_CALLS;
  return browser.postFiles(uploadPictures.path, { id: 'new' }, { field: UPLOAD_FIELD, files, isForm });
}

const owner = async () => {
  await open.db.deleteFrom('rate_window').execute();
  const browser = open.visitor();
  await signIn(browser, ADA);
  return browser.twin();
};
const uploads = () => open.db.selectFrom('asset').select('id').where('source_hash', 'is not', null).execute();

test('pages, pictures and versions are the same for another process, which has nothing of them on its disk', async () => {
  other = await launchOther();
  const address = await other.ready;
  const page = await askOther(address, PRODUCT);
  expect([page.status, page.bytes.includes('Add to cart')]).toEqual([200, true]);
  const src = pictureIn(String(page.bytes));
  const here = await open.visitor().get(`${src}?format=300w`);
  const there = await askOther(address, `${src}?format=300w`);
  expect([here.statusCode, there.status, there.bytes.equals(here.rawPayload)]).toEqual([200, 200, true]);

  const { db, objects, signing } = open;
  const build = await rebuilt('mf-commerce', ['Add to cart', 'Buy it']);
  expect(await publish({ db, objects, signing }, build, { who: 'ada', reason: 'a test' })).toMatchObject({ ok: true });
  await until(async () => (await askOther(address, PRODUCT)).bytes.includes('Buy it'));

  const [choice] = (await upload(await owner(), false)).json<UploadPicturesReply>().pictures;
  const uploaded = choice!.picture.src;
  await until(async () => (await askOther(address, uploaded)).status === 200);
});

test('while the bucket is away pages stay, pictures come later, and an owner is told; nothing is lost', async () => {
  const ada = await owner();
  const before = await open.visitor().get(PRODUCT);
  const known = await uploads();
  s3.behave('fails');
  const page = await open.visitor().get(PRODUCT);
  expect([page.statusCode, pictureIn(page.body)]).toEqual([200, pictureIn(before.body)]);
  const picture = await open.visitor().get(`${pictureIn(page.body)}?format=500w`);
  expect([
    picture.statusCode,
    picture.headers['retry-after'],
    picture.headers['cache-control'],
    picture.headers.etag,
  ]).toEqual([503, '30', 'no-store', undefined]);
  const refused = await upload(ada, false);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    503,
    {
      code: 'site/files-away',
      error: 'Pictures and other files cannot be reached at the moment. Please try again in a few minutes.',
    },
  ]);
  expect([await uploads(), (await upload(ada, true)).statusCode]).toEqual([known, 503]);
  s3.behave('passes');
  expect((await upload(ada, false)).statusCode).toBe(200);
  expect((await open.visitor().get(`${pictureIn(page.body)}?format=500w`)).statusCode).toBe(200);
});

test('a bucket that is refused, or was not filled, stops the start by a sentence, and one that is away does not', async () => {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const check = (config: Parameters<typeof checkBucket>[0]) => checkBucket(config, { db: open.db, say });
  const { bucket, dataDir } = { ...open.config, bucket: s3.bucket };
  await check({ dataDir });
  await check({ dataDir, bucket });
  await expect(check({ dataDir, bucket: { ...bucket, secretAccessKey: 'wrong' } })).rejects.toThrow(StartError);

  const { object_key: key } = await open.db.selectFrom('asset').select('object_key').limit(1).executeTakeFirstOrThrow();
  await open.objects.remove(key);
  // Gone everywhere is no reason to stop: the same would be so with a folder.
  await check({ dataDir, bucket });
  await createFolderStore(objectsFolder({ dataDir })).put(key, Buffer.from('x'));
  await expect(check({ dataDir, bucket })).rejects.toThrow('run "npm run remotes -- fill-bucket" and start again');
  expect(lines).toEqual([]);
  s3.behave('fails');
  await check({ dataDir, bucket });
  expect(lines).toEqual([expect.stringContaining('it answered 503') as string]);
});
