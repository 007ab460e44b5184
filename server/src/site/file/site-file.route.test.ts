import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { EXAMPLE_VTT, exampleMp4 } from '../../../../tools/testing/site/example-video';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { fileAddress } from './file-address';

const HOST = 'shop.example';
const VIDEO = exampleMp4({ contentBytes: 300_000 });
const FILES: Readonly<Record<string, Buffer>> = { 'wheel.mp4': VIDEO, 'wheel.vtt': EXAMPLE_VTT };
const VIDEOS = [
  { name: 'wheel', file: 'wheel.mp4', captions: [{ file: 'wheel.vtt', locale: 'en', label: 'English' }] },
];

let open: ExampleServer;
let [video, captions] = ['', ''];
beforeAll(async () => {
  open = await openExample();
  await open.load({ ...exampleDocument(), videos: VIDEOS }, FILES);
  const rows = await open.db.selectFrom('site_file').selectAll().execute();
  const addressOf = (name: string) => fileAddress(rows.find((row) => row.name === name)!);
  [video, captions] = [addressOf('wheel.mp4'), addressOf('wheel.vtt')];
});
afterAll(() => open.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  open.app.inject({ url, method, headers: { host: HOST, ...headers } });

test('a video is sent whole, may be kept for ever, and is nothing but a video', async () => {
  const { statusCode, headers, rawPayload } = await get(video);
  expect([statusCode, rawPayload.equals(VIDEO)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(VIDEO.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  });
});

test('captions are text in UTF-8', async () => {
  const { headers, rawPayload } = await get(captions);
  expect([headers['content-type'], rawPayload.equals(EXAMPLE_VTT)]).toEqual(['text/vtt; charset=utf-8', true]);
});

test('a player gets the part it asks for', async () => {
  const part = async (range: string) => {
    const { statusCode, headers, rawPayload } = await get(video, { range });
    return [statusCode, headers['content-range'], rawPayload.length] as const;
  };
  const size = VIDEO.length;
  expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${size}`, 2]);
  expect(await part(`bytes=${size - 5}-`)).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
  expect(await part('bytes=-10')).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`, 10]);
  expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
  expect(await part('bytes=5-1')).toEqual([200, undefined, size]);
  const { rawPayload } = await get(video, { range: 'bytes=1000-1999' });
  expect(rawPayload.equals(VIDEO.subarray(1000, 2000))).toBe(true);
});

test('a part of another file than the one at hand is not sent', async () => {
  const { headers } = await get(video);
  const status = async (condition: string) =>
    (await get(video, { range: 'bytes=0-1', 'if-range': condition })).statusCode;
  expect([await status(String(headers.etag)), await status('"wheel-old.mp4"')]).toEqual([206, 200]);
});

test('what a browser has is not sent again', async () => {
  const { headers } = await get(video);
  const again = await get(video, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('its head says how long it is', async () => {
  const { statusCode, headers, rawPayload } = await get(video, {}, 'HEAD');
  expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(VIDEO.length), 0]);
});

test('an old name leads to the current one', async () => {
  const { statusCode, headers } = await get(video.replace(/[^/]*$/, 'wheel-old.mp4'));
  expect([statusCode, headers.location]).toEqual([302, video]);
});

test.each([
  '/api/files/x/y.mp4',
  '/api/files/00000000-0000-4000-8000-000000000000/y.mp4',
  '/api/files/%00/..%2f..%2fetc',
])('%s is no file', async (url) => {
  const { statusCode, json } = await get(url);
  expect([statusCode, json<{ code: string }>().code]).toEqual([404, 'site/file-unavailable']);
});

test('a file of one site is not sent at another', async () => {
  await open.load(exampleDocument('other', 'other.example'));
  const { statusCode } = await open.app.inject({ url: video, headers: { host: 'other.example' } });
  expect(statusCode).toBe(404);
});

test('a file whose bytes are gone is answered with 404, and nothing is remembered of it', async () => {
  const { object_key: key } = await open.db
    .selectFrom('site_file')
    .select('object_key')
    .where('name', '=', 'wheel.vtt')
    .executeTakeFirstOrThrow();
  await open.objects.remove(key);
  const gone = await get(captions);
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  await open.objects.put(key, EXAMPLE_VTT);
  expect((await get(captions)).statusCode).toBe(200);
});
