import { axeViolations } from '../browser/axe-violations';
import { openPreferences } from '../site/samples/open-preferences';
import { smallTargets } from '../site/samples/small-targets';
import { INSIGHT_PAGES, openInsights } from './visit-insights';

const { visitPage } = openInsights();

test.each(INSIGHT_PAGES)(
  '%s: accessible, and nothing is cut off, on both screens and in both directions',
  async (name) => {
    for (const screen of ['phone', 'desktop'] as const) {
      const { page, problems } = await visitPage(name, { screen });
      await page.$$eval('main details', (all) => all.forEach((details) => (details.open = true)));
      expect(await axeViolations(page)).toEqual([]);
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([screen, direction, overflow]).toEqual([screen, direction, 0]);
      }
      expect(await smallTargets(page)).toEqual([]);
      expect(problems).toEqual([]);
    }
  },
);

test('lines and bars are seen where the browser has its own colours', async () => {
  const { page } = await visitPage('visits');
  const prefer = await openPreferences(page);
  await prefer({ 'forced-colors': 'active' });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  const colours = await page.evaluate(() => ({
    line: getComputedStyle(document.querySelector('.config-chart__now') ?? document.body).stroke,
    bar: getComputedStyle(document.querySelector('.config-ranking__bar') ?? document.body).backgroundColor,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
  expect([colours.line !== 'none' && colours.line !== colours.paper, colours.bar !== colours.paper]).toEqual([
    true,
    true,
  ]);
});
