import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { squaresOf } from '../../../tools/testing/matrix';
import { axeViolations } from '../browser/looks/axe-violations';
import { openPreferences } from '../site/samples/open-preferences';
import { smallTargets } from '../site/samples/small-targets';
import { INSIGHT_PAGES, openInsights } from './visit-insights';
import { overflowOf } from '../browser/looks/overflow-of';

const { visitPage } = openInsights();

/** Two labels with less space than this read as one. */
const LABEL_GAP_PX = 4;
const SCREENS = ['phone', 'desktop'] as const;
const TRIED = squaresOf({ name: INSIGHT_PAGES, screen: SCREENS }, [
  { name: 'visits', screen: 'desktop' },
  { name: 'sales', screen: 'phone' },
  { name: 'speed', screen: 'desktop' },
  { name: 'errors', screen: 'phone' },
]);

test.each(TRIED)(
  '$name on a $screen: accessible, and nothing is cut off, in both directions; lines and bars are visible in forced colours',
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

test('the dates below a weekly chart do not touch, on a phone and in a small chart, in both directions', async () => {
  const { page, problems } = await visitPage('visits', { screen: 'phone' }, '');
  for (const [path, width] of [
    [ADMIN_PATH.visits, 360],
    [ADMIN_PATH.sales, 360],
    [ADMIN_PATH.speed, 360],
    [ADMIN_PATH.speed, 1280],
  ] as const) {
    await page.setViewport({ width, height: 900 });
    await page.goto(new URL(path, page.url()).href);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      const shown = await labelsIn(page);
      const least = Math.min(...shown.flatMap((one) => one.gaps));
      expect([path, width, direction, least > LABEL_GAP_PX]).toEqual([path, width, direction, true]);
      expect(shown.map(({ count }) => count)).toEqual(shown.map(() => 4));
    }
  }
  expect(problems).toEqual([]);
});

function labelsIn(page: Page): Promise<{ readonly count: number; readonly gaps: readonly number[] }[]> {
  return page.$$eval('.admin-chart', (charts) =>
    charts.map((chart) => {
      const rooms = [...chart.querySelectorAll('.admin-chart__label')].map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        return text.getBoundingClientRect();
      });
      const inOrder = rooms.sort((a, b) => a.left - b.left);
      const gaps = inOrder.slice(1).map(({ left }, index) => left - (inOrder[index]?.right ?? 0));
      return { count: rooms.length, gaps };
    }),
  );
}

/** Lines and bars that cannot be distinguished from the background in forced colours. */
async function unseen(page: Page): Promise<string[]> {
  const prefer = await openPreferences(page);
  await prefer({ 'forced-colors': 'active' });
  return page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return ['the colours are not forced'];
    const paper = getComputedStyle(document.body).backgroundColor;
    const line = getComputedStyle(document.querySelector('.admin-chart__now') ?? document.body).stroke;
    const bar = getComputedStyle(document.querySelector('.admin-ranking__bar') ?? document.body).backgroundColor;
    return [...(line === 'none' || line === paper ? ['lines'] : []), ...(bar === paper ? ['bars'] : [])];
  });
}
