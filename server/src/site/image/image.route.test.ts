import sharp from 'sharp';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const HOST = 'shop.example';

let open: ExampleServer;
let mug: string;
let logo: string;
beforeAll(async () => {
  open = await openExample();
  const site = await open.sites.byHost(HOST);
  const assets = await open.db.selectFrom('asset').select(['id', 'name']).execute();
  const srcOf = (name: string) => site?.picture(assets.find((asset) => asset.name === name)?.id ?? null)?.src ?? '';
  [mug, logo] = [srcOf('mug'), srcOf('logo')];
});
afterAll(() => open.close());

const get = (url: string, accept: string | undefined = BROWSER, headers: Record<string, string> = {}, host = HOST) =>
  open.app.inject({ url, headers: { host, accept, ...headers } });

async function picture(url: string, accept?: string) {
  const { statusCode, headers, rawPayload } = await get(url, accept);
  const { width, height } = await sharp(rawPayload).metadata();
  return { statusCode, type: headers['content-type'], width, height };
}

spec('IMG-19', 'a picture is available in each offered width, and is never enlarged', async () => {
  for (const width of [100, 300, 500, 750, 1000])
    expect(await picture(`${mug}?format=${width}w`, 'image/webp')).toMatchObject({ statusCode: 200, width });
  for (const width of [1500, 2500])
    expect(await picture(`${mug}?format=${width}w`, 'image/webp')).toMatchObject({
      statusCode: 200,
      width: 1200,
      height: 800,
    });
});

test('without a width it has its own width', async () => {
  expect(await picture(mug, 'image/webp')).toMatchObject({ statusCode: 200, width: 1200 });
});

test('the format depends on what the browser accepts', async () => {
  const typeFor = async (accept: string, url = mug) => (await picture(`${url}?format=100w`, accept)).type;
  expect(await typeFor(BROWSER)).toBe('image/avif');
  expect(await typeFor('image/webp,*/*')).toBe('image/webp');
  expect(await typeFor('image/avif;q=0, image/webp;q=0.5')).toBe('image/webp');
  expect(await typeFor('image/*,*/*;q=0.8')).toBe('image/jpeg');
  expect(await typeFor('*/*', logo)).toBe('image/png');
});

test('may be cached for good, by format; a request with its tag gets no bytes', async () => {
  const first = await get(`${mug}?format=300w`);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept, Save-Data',
  });
  const again = await get(`${mug}?format=300w`, BROWSER, { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await get(`${mug}?format=300w`, 'image/webp')).headers.etag).not.toBe(first.headers.etag);
});

test('another width redirects to the next offered one, an old file name to the current one', async () => {
  const goal = async (url: string) => {
    const { statusCode, headers } = await get(url);
    return [statusCode, headers.location];
  };
  expect(await goal(`${mug}?format=301w`)).toEqual([302, `${mug}?format=500w`]);
  expect(await goal(`${mug}?format=99999w`)).toEqual([302, `${mug}?format=2500w`]);
  expect(await goal(`${mug}?format=0w`)).toEqual([302, `${mug}?format=100w`]);
  expect(await goal(`${mug.replace(/[^/]*$/, 'mug-old.jpg')}?format=300w`)).toEqual([302, `${mug}?format=300w`]);
});

spec('IMG-06', 'the width may stand in the file’s name, for caches that pass queries over', async () => {
  const named = (width: string) => mug.replace(/(\.[a-z]+)$/, `.${width}$1`);
  expect(await picture(named('500w'), 'image/webp')).toMatchObject({ statusCode: 200, width: 500 });
  const { statusCode, headers } = await get(named('301w'));
  expect([statusCode, headers.location]).toEqual([302, named('500w')]);
  expect((await get(named('wide'))).statusCode).toBe(302);
});

spec('IMG-08', 'a browser that saves data gets the next narrower file, unless the owner wants it whole', async () => {
  const width = async (url: string, saveData?: string) => {
    const { rawPayload, headers } = await get(url, 'image/webp', saveData ? { 'save-data': saveData } : {});
    expect(headers.vary).toBe('Accept, Save-Data');
    return (await sharp(rawPayload).metadata()).width;
  };
  expect(await width(`${mug}?format=750w`)).toBe(750);
  expect(await width(`${mug}?format=750w`, 'on')).toBe(500);
  expect(await width(`${mug}?format=750w`, 'off')).toBe(750);
  expect(await width(`${mug}?format=750w&data=full`, 'on')).toBe(750);
  // Of a picture 1,200 wide the widest file is its own, and the next narrower one 1,000; nothing is narrower than 100.
  expect(await width(`${mug}?format=2500w`, 'on')).toBe(1000);
  expect(await width(`${mug}?format=100w`, 'on')).toBe(100);
});

test.each(['?format=wide', '?format=300', '?format=-1w', '?format=1e3w', '?format=', '?format=300w&format=500w'])(
  '%s asks for no picture',
  async (query) => {
    expect((await get(mug + query)).statusCode).toBe(404);
  },
);

test.each([
  '/images/x/y.jpg',
  '/images/00000000-0000-4000-8000-000000000000/y.jpg',
  '/images/..%2f..%2fetc/passwd',
  "/images/'; drop table asset; --/y.jpg",
  '/images/%00/y.jpg',
])('%s is no picture', async (url) => {
  const { statusCode, json } = await get(url);
  expect([statusCode, json<{ code: string }>().code]).toEqual([404, 'site/image-unavailable']);
});

test('a picture of one site is not shown at another', async () => {
  await open.load(exampleDocument('other', 'other.example'));
  expect((await get(`${mug}?format=100w`, BROWSER, {}, 'other.example')).statusCode).toBe(404);
});

test('a picture whose bytes are missing is answered with 404, and nothing is cached for it', async () => {
  await open.load(exampleDocument('broken', 'broken.example'));
  const asset = await open.db
    .selectFrom('asset')
    .innerJoin('site', 'site.id', 'asset.site_id')
    .select(['asset.id', 'object_key', 'file_name'])
    .where('identifier', '=', 'broken')
    .where('asset.name', '=', 'mug')
    .executeTakeFirstOrThrow();
  const bytes = await open.objects.get(asset.object_key);
  await open.objects.remove(asset.object_key);
  const url = `/images/${asset.id}/${asset.file_name}?format=100w`;
  const gone = await get(url, BROWSER, {}, 'broken.example');
  expect([gone.statusCode, gone.headers.etag, gone.headers['cache-control']]).toEqual([404, undefined, 'no-store']);
  await open.objects.put(asset.object_key, bytes ?? Buffer.alloc(0));
  expect((await get(url, BROWSER, {}, 'broken.example')).statusCode).toBe(200);
});
