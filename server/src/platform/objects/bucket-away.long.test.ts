import { StartError } from '../postgres/start-error';
import { openBucketExample, ownerOf, pictureIn, PRODUCT, upload, type BucketExample } from './bucket-example.fixture';
import { checkBucket } from './check-bucket';
import { createFolderStore } from './folder-store';
import { objectsFolder } from './open-objects';

let example: BucketExample;
beforeAll(async () => {
  example = await openBucketExample();
});
afterAll(() => example.close());
afterEach(() => example.s3.behave('passes'));

test('while the bucket is away pages stay, pictures come later, and owners are told; nothing is lost', async () => {
  const { open, s3 } = example;
  const uploads = () => open.db.selectFrom('asset').select('id').where('source_hash', 'is not', null).execute();
  const ada = await ownerOf(open);
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

test('a bucket that refuses, or was not filled, stops the start with a message; one that is away does not', async () => {
  const { open, s3 } = example;
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const check = (config: Parameters<typeof checkBucket>[0]) => checkBucket(config, { db: open.db, print });
  const { bucket, dataDir } = { ...open.config, bucket: s3.bucket };
  await check({ dataDir });
  await check({ dataDir, bucket });
  await expect(check({ dataDir, bucket: { ...bucket, secretAccessKey: 'wrong' } })).rejects.toThrow(StartError);

  const { object_key: key } = await open.db.selectFrom('asset').select('object_key').limit(1).executeTakeFirstOrThrow();
  await open.objects.remove(key);
  // A store that is unavailable does not stop the start.
  await check({ dataDir, bucket });
  await createFolderStore(objectsFolder({ dataDir })).put(key, Buffer.from('x'));
  await expect(check({ dataDir, bucket })).rejects.toThrow('run "npm run remotes -- fill-bucket" and start again');
  expect(lines).toEqual([]);
  s3.behave('fails');
  await check({ dataDir, bucket });
  expect(lines).toEqual([expect.stringContaining('it answered 503') as string]);
});
