import { sealedCookie } from '../../../tools/testing/server/sealed-cookie';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer';
import type { PerformanceRecord } from 'shared-types/telemetry/performance';
import { long, spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { MUG } from '../commerce/shopping';
import { record } from '../consent/recording';
import { leave, openMeasuredShop, storedMetrics, untilMeasured } from './measured-shop';

const shop = openMeasuredShop();
afterEach(async () => {
  await shop.server.services.records.flush();
  await shop.server.services.db.deleteFrom('telemetry_record').execute();
});

const LIBRARY = join(dirname(require.resolve('web-vitals')), 'web-vitals.iife.js');
const ONCE_A_PAGE = [
  'cls',
  'fcp',
  'lcp',
  'ttfb',
  'dns',
  'tcp',
  'encoded-body',
  'decoded-body',
  'dom-content-loaded',
  'load',
];

/** Results of the web-vitals library. */
type Judgement = Record<string, number>;
declare const judgement: Judgement;

async function judge(page: Page): Promise<void> {
  const source = await readFile(LIBRARY, 'utf8');
  await page.evaluateOnNewDocument(`
    const judgement = (globalThis.judgement = {});
    ${source}
    for (const on of ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'])
      webVitals[on](({ name, value }) => (judgement[name.toLowerCase()] = value), { reportAllChanges: true });
  `);
}

spec(
  ['PERF-10', 'SRV-27', 'SRV-28', 'PERF-09', 'PERF-12'],
  'a page that is left has reported its performance, equal to the web-vitals library',
  async () => {
    const { page, problems } = await shop.visit();
    await judge(page);
    await page.goto(shop.url + MUG);
    await untilMeasured(page);
    await atRest(page);
    await page.click('[data-add-to-cart]');
    await atRest(page);
    await page.waitForFunction(() => 'inp' in judgement);
    const judged = await page.evaluate(() => judgement);
    const stored = await leave(shop, page);
    const reported = Object.fromEntries(
      stored.filter(({ name }) => name in judged).map(({ name, value }) => [name, value]),
    );
    expect(Object.keys(reported).sort()).toEqual(['cls', 'fcp', 'inp', 'lcp', 'ttfb']);
    for (const [name, value] of Object.entries(judged))
      expect([name, reported[name]]).toEqual([name, expect.closeTo(value, 3)]);

    for (const name of [...ONCE_A_PAGE, 'fid'])
      expect([name, stored.filter((one) => one.name === name)]).toEqual([name, [expect.anything()]]);
    expect(new Set(stored.map(({ path }) => path))).toEqual(new Set([MUG]));
    const ids = stored.map(({ data }) => (data as PerformanceRecord).pageLoadId);
    expect(new Set(ids).size).toBe(1);
    const own = Object.fromEntries(stored.map(({ name, value }) => [name, value ?? NaN]));
    expect(own['load']).toBeGreaterThanOrEqual(own['dom-content-loaded'] ?? NaN);
    expect(own['dom-content-loaded']).toBeGreaterThanOrEqual(own['ttfb'] ?? NaN);
    expect(own['decoded-body']).toBeGreaterThan(own['encoded-body'] ?? NaN);
    expect(stored.find(({ name }) => name === 'lcp')?.origin).toMatch(/^mf-commerce@/);
    expect(stored.find(({ name }) => name === 'inp')?.origin).toMatch(/^mf-commerce@/);
    expect(problems).toEqual([]);
  },
);

long.spec(
  'PERF-11',
  'a page that is hidden has reported it too, and does not repeat it when it is left later',
  async () => {
    const { page } = await shop.visit();
    await page.goto(shop.url);
    await untilMeasured(page);
    await atRest(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/1/performance/records')),
    );
    const names = (await leave(shop, page)).map(
      ({ name, origin, data }) => `${name} ${origin} ${JSON.stringify(data)}`,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('lcp '))).toHaveLength(1);
  },
);

spec('ANLT-01', 'measuring starts after the page has loaded, and shows the visitor nothing', async () => {
  const { page } = await shop.visit();
  await page.goto(shop.url);
  await untilMeasured(page);
  const [requested, loaded] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/performance/settings'))?.startTime ?? 0,
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  ]);
  expect(requested).toBeGreaterThan(loaded ?? NaN);
  expect(await page.$eval('[data-feature="telemetry/performance"]', (block) => block.clientHeight)).toBe(0);
  // Otherwise the next test would find this page's metrics.
  await leave(shop, page);
});

spec('PERF-08', 'a visitor without consent is not measured: nothing is requested or sent', async () => {
  const { page } = await shop.visit();
  const recording = await record(page, shop.url);
  const declined = { name: 'CookieChoice', value: 'false' };
  const value = sealedCookie(shop.server.app, { ...declined, host: 'localhost' });
  await page.browserContext().setCookie({ ...declined, value, domain: 'localhost', path: '/' });
  await page.goto(shop.url);
  await atRest(page);
  await page.goto('about:blank');
  await page.goto(shop.url);
  await atRest(page);
  expect(recording.calls.filter((call) => call.includes('/api/1/'))).toEqual([]);
  expect(await storedMetrics(shop)).toEqual([]);
});
