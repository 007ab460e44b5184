import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { record } from '../consent/recording';
import { openMeasuredShop, storedMetrics, untilMeasured } from './measured-shop';

const shop = openMeasuredShop({ records: false });

spec('PERF-08', 'if switched off by the site, only settings are requested; nothing is measured or sent', async () => {
  const { page, problems } = await shop.visit();
  const recording = await record(page, shop.url);
  await page.evaluateOnNewDocument(() => {
    const types: string[] = [];
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (this: PerformanceObserver, options) {
      types.push(options?.type ?? '');
      observe.call(this, options);
    };
    Object.assign(globalThis, { observedTypes: types });
  });
  await page.goto(shop.url);
  await untilMeasured(page);
  await atRest(page);
  expect(await page.evaluate(() => (globalThis as unknown as { observedTypes: string[] }).observedTypes)).toEqual([]);
  await page.goto(`${shop.url}/about`);
  await atRest(page);
  const calls = recording.calls.filter((call) => call.includes('/api/1/'));
  expect(new Set(calls)).toEqual(new Set(['GET /api/1/performance/settings']));
  expect(await storedMetrics(shop)).toEqual([]);
  expect(problems).toEqual([]);
});
