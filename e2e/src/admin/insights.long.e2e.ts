import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { openInsights } from './visit-insights';
import { follow } from '../browser/follow';

const { visitPage } = openInsights();

const headings = (page: Page) => page.$$eval('main h1, main h2', (all) => all.map(({ textContent }) => textContent));

spec(
  'ROLE-04',
  'without script an owner reads all figures, changes the period by a link, and opens an error',
  async () => {
    const { page, problems } = await visitPage('visits', { withScript: false, screen: 'phone' });
    expect(await headings(page)).toEqual(['Visits', 'Page views over time', 'Most viewed pages']);
    await follow(page, 'a[href="/config/visits?period=year"]');
    expect(await page.$$('.admin-chart__step')).toHaveLength(12);
    await follow(page, 'a[href="/config/sales?period=year"]');
    expect(await headings(page)).toEqual(['Sales', 'Revenue over time', 'Top products by revenue']);
    await page.click('main summary');
    expect(await page.$eval('main table', (table) => table.checkVisibility())).toBe(true);
    await follow(page, 'a[href="/config/errors?period=year"]');
    await follow(page, '.admin-errors__message a');
    expect(await headings(page)).toEqual(['Errors', expect.stringContaining('reading ‘price’'), 'Where it happened']);
    expect(problems).toEqual([]);
  },
);

test('hovering shows figures, within the window', async () => {
  const { page } = await visitPage('visits');
  const steps = await page.$$('.admin-chart__step');
  for (const step of [steps[0], steps.at(-1)]) {
    await step?.hover();
    const tip = await step?.$eval('.admin-chart__tip', (one) => {
      const { left, right } = one.getBoundingClientRect();
      return { isShown: one.checkVisibility(), isWithin: left >= 0 && right <= innerWidth, text: one.textContent };
    });
    expect(tip).toEqual({ isShown: true, isWithin: true, text: expect.stringMatching(/\d/) });
  }
});

test('a file is downloaded, not shown', async () => {
  const { page } = await visitPage('sales');
  const { path, type } = await page.$eval('main a[href^="/api/config/insights/table"]', async (link) => {
    const reply = await fetch((link as HTMLAnchorElement).href);
    return { path: reply.headers.get('content-disposition'), type: reply.headers.get('content-type') };
  });
  expect([path, type]).toEqual([
    expect.stringMatching(/^attachment; filename="fern-and-kiln-sales-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/),
    expect.stringContaining('text/csv'),
  ]);
});
