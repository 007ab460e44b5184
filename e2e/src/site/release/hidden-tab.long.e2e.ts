/** @needs-windows */
import { spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { openTab } from '../../browser/open/tab';
import { until } from '../../../../tools/testing/until';
import { actOn, KILL, untilState, watchNews } from './act-on';

const REMOTE = 'mf-commerce';
const FEATURE = 'commerce/indicator';

const shop = openShop();

spec('PLAT-03', 'a hidden tab holds no stream, and fetches news when it is shown', async () => {
  const { page } = await shop.visit();
  const streams = watchNews(shop.server);
  await page.goto(`${shop.url}/about`);
  await untilState(page, FEATURE, 'live');
  await until(() => streams.open() === 1);
  const other = await openTab(page.browserContext());
  await other.goto(`${shop.url}/contact`);
  await atRest(other);
  await until(() => streams.opened() === 2 && streams.open() === 1);
  expect([streams.opened(), streams.open(), streams.polled()]).toEqual([2, 1, 0]);
  await actOn(shop, REMOTE, KILL);
  await untilState(other, FEATURE, 'waiting');
  expect(await page.$eval(`[data-feature="${FEATURE}"]`, (block) => block.getAttribute('data-state'))).toBe('live');
  await page.bringToFront();
  await untilState(page, FEATURE, 'waiting');
  await until(() => streams.open() === 1);
  expect([streams.opened(), streams.open(), streams.polled()]).toEqual([3, 1, 0]);
});
