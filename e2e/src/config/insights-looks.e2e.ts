import type { Page } from 'puppeteer';
import { squaresOf } from '../../../tools/testing/matrix';
import { axeViolations } from '../browser/axe-violations';
import { openPreferences } from '../site/samples/open-preferences';
import { smallTargets } from '../site/samples/small-targets';
import { INSIGHT_PAGES, openInsights } from './visit-insights';
import { overflowOf } from '../browser/overflow-of';

const { visitPage } = openInsights();

const SCREENS = ['phone', 'desktop'] as const;
const TRIED = squaresOf({ name: INSIGHT_PAGES, screen: SCREENS }, [
  { name: 'visits', screen: 'desktop' },
  { name: 'sales', screen: 'phone' },
  { name: 'speed', screen: 'desktop' },
  { name: 'errors', screen: 'phone' },
]);

test.each(TRIED)(
  '$name on a $screen: accessible, and nothing is cut off, in both directions; lines and bars are seen in colours of the browser',
  async ({ name, screen }) => {
    const { page, problems } = await visitPage(name, { screen });
    await page.$$eval('main details', (all) => all.forEach((details) => (details.open = true)));
    expect(await axeViolations(page)).toEqual([]);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      const overflow = await overflowOf(page);
      expect([direction, overflow]).toEqual([direction, []]);
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(problems).toEqual([]);
    if (name === 'visits') expect(await unseen(page)).toEqual([]);
  },
);

/** Lines and bars that cannot be told from the paper where the browser has its own colours. */
async function unseen(page: Page): Promise<string[]> {
  const prefer = await openPreferences(page);
  await prefer({ 'forced-colors': 'active' });
  return page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return ['the colours are not forced'];
    const paper = getComputedStyle(document.body).backgroundColor;
    const line = getComputedStyle(document.querySelector('.config-chart__now') ?? document.body).stroke;
    const bar = getComputedStyle(document.querySelector('.config-ranking__bar') ?? document.body).backgroundColor;
    return [...(line === 'none' || line === paper ? ['lines'] : []), ...(bar === paper ? ['bars'] : [])];
  });
}
