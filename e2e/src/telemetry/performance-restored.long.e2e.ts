/** @needs-windows */
import type { PerformanceRecord } from 'shared-types/telemetry/performance';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { drawn } from '../browser/looks/drawn';
import { until } from '../../../tools/testing/until';
import { openMeasuredShop, storedMetrics, untilMeasured } from './measured-shop';

const shop = openMeasuredShop();

spec('PERF-10', 'a page restored from the back/forward cache is a page load of its own', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await untilMeasured(page);
  await atRest(page);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto(`${shop.url}/contact`);
  await page.goBack();
  await page.waitForFunction(() => 'isKept' in window && location.pathname === '/about');
  const requested = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/settings?')).length,
    );
  await until(async () => (await requested()) === 2);
  await drawn(page);
  await page.goto('about:blank');
  const about = async () => (await storedMetrics(shop)).filter(({ path }) => path === '/about');
  const lcps = async () => (await about()).filter(({ name }) => name === 'lcp');
  await until(async () => (await lcps()).length === 2);
  const stored = await about();
  const dataOf = ({ data }: { readonly data: unknown }) => data as PerformanceRecord & PerformanceRecord['data'];
  const byLoad = new Map(stored.map((metric) => [dataOf(metric).pageLoadId, dataOf(metric).navigation]));
  expect([...byLoad.values()].sort()).toEqual(['navigate', 'restored']);
  const restored = stored.filter((metric) => dataOf(metric).navigation === 'restored').map(({ name }) => name);
  expect(restored).toEqual(expect.arrayContaining(['cls', 'fcp', 'lcp']));
  // Metrics of the page's request do not recur.
  for (const name of ['ttfb', 'dns', 'load', 'encoded-body']) expect(restored).not.toContain(name);
});
