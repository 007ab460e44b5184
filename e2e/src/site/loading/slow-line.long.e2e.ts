import { setTimeout as pause } from 'node:timers/promises';
import { REACT_FILE } from '../../../../shell/src/federation/react-file';
import { spec } from '../../../../tools/testing/spec';
import { drawn } from '../../browser/looks/drawn';
import { openShop } from '../../browser/open/shop';
import { recordShifts, shifts } from '../../browser/looks/shifts';
import { addMug } from '../../commerce/shopping';
import { untilState } from '../release/act-on';
import { openFaultyProxy } from '../requests/faulty-proxy';
import { inTwoHalves } from '../requests/in-two-halves';

/** Bytes per second, and milliseconds. */
const SLOWEST = { download: 10_000, upload: 10_000, latency: 400 };
/** Long enough for a browser to render what has arrived. */
const BREAK_MS = 300;

const shop = openShop();
const proxy = openFaultyProxy(shop, '/', ['GET']);

test.each([
  { path: '/about', place: 'header', end: /id="block-commerce-indicator"/ },
  // A short page: its footer stands at the foot of the window.
  { path: '/cart', place: 'footer', end: /<div class="frame-footer__about"/ },
  { path: '/cart', place: 'last scripts', end: /<script type="application\/json"/ },
])('a page that stops in its $place while it loads shows nothing that shifts later', async ({ path, end }) => {
  const { page } = await shop.visit({ screen: 'phone' });
  await recordShifts(page);
  proxy.spoil(inTwoHalves(end, () => pause(BREAK_MS)));
  await page.goto(proxy.url + path);
  await drawn(page);
  expect(await page.$eval('.frame-footer', (footer) => footer.checkVisibility({ visibilityProperty: true }))).toBe(
    true,
  );
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
