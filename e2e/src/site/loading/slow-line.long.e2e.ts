import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { REACT_FILE } from '../../../../shell/src/federation/react-file';
import { spec } from '../../../../tools/testing/spec';
import { drawn } from '../../browser/looks/drawn';
import { openShop } from '../../browser/open/shop';
import { recordShifts, shifts } from '../../browser/looks/shifts';
import { addMug } from '../../commerce/shopping';
import { untilState } from '../release/act-on';
import { openFaultyProxy, type Fault } from '../requests/faulty-proxy';

/** Where the page is interrupted: in its header. */
const BREAK = 'id="block-commerce-indicator"';
/** Bytes per second, and milliseconds. */
const SLOWEST = { download: 10_000, upload: 10_000, latency: 400 };
/** Long enough for a browser to render what has arrived. */
const BREAK_MS = 300;

const shop = openShop();
const proxy = openFaultyProxy(shop, '/about', ['GET']);

const comesInTwo: Fault = async ({ pass, reply }) => {
  const { status, headers, body } = await pass();
  const { 'content-encoding': encoding, 'content-length': _, ...others } = headers;
  const html = (encoding === 'br' ? brotliDecompressSync : gunzipSync)(body).toString();
  const [first = '', rest = ''] = html.split(BREAK);
  reply.writeHead(status, others).write(first);
  await pause(BREAK_MS);
  reply.end(BREAK + rest);
};

test('a page that loads slowly shows nothing that shifts as the rest arrives', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await recordShifts(page);
  proxy.spoil(comesInTwo);
  await page.goto(`${proxy.url}/about`);
  await drawn(page);
  expect(await page.$eval(`[${BREAK}]`, (indicator) => indicator.checkVisibility())).toBe(true);
  expect(await shifts(page)).toEqual([]);
});

spec('PLAT-05', 'on the slowest connection the checkout goes live, and no file of it is loaded twice', async () => {
  const { page, problems } = await shop.visit();
  await addMug(page, shop.url);
  await page.emulateNetworkConditions(SLOWEST);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${shop.url}/checkout`);
  await untilState(page, 'commerce/checkout', 'live');
  const files = requested.filter((path) => path.startsWith('/remotes/'));
  expect(files.filter((path) => path.endsWith(`/${REACT_FILE}`))).toHaveLength(1);
  const repeated = files.filter((path, index) => files.indexOf(path) !== index);
  expect([repeated, problems]).toEqual([[], []]);
});
