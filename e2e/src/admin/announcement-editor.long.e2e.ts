import type { Page } from 'puppeteer';
import { ANNOUNCEMENT_EDITOR_CALLS } from 'shared-types/admin/announcement';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { fill } from '../browser/sign-in';
import { untilShown } from '../browser/until-shown';
import { until } from '../../../tools/testing/until';
import { openOwnedShop, visitAsOwner } from './visit-design';

const FORM = `form[action="${ANNOUNCEMENT_EDITOR_CALLS.saveAnnouncement.path}"]`;
const TEXT = 'Open again on <b>Monday</b>';

const shop = openOwnedShop();

/** Text of the bar in the preview frame. */
async function previewed(page: Page): Promise<string> {
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  const text = frame?.$eval(
    '.site-announcement-bar:not([hidden]) .site-announcement-bar__text',
    (one) => one.textContent,
  );
  // The frame may be between two pages.
  return (await text?.catch(() => '')) ?? '';
}

spec('START-16', 'the preview beside the form shows what is typed, and every page shows what is saved', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(`${shop.url}/config/announcement`);
  await page.waitForSelector('[data-feature="admin/announcement"][data-state="live"]');
  await fill(page, `${FORM} [name=text]`, TEXT);
  await until(async () => (await previewed(page)) === TEXT);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  expect(await axeViolations(page)).toEqual([]);
  if (!(await page.$eval(`${FORM} [name=isShown]`, (box) => (box as HTMLInputElement).checked)))
    await page.click(`${FORM} [name=isShown]`);
  await page.click(`${FORM} button[type=submit]:not([formaction])`);
  await untilShown(page, 'Saved. Visitors see it on their next page.');
  const visitor = (await shop.visit()).page;
  await visitor.goto(`${shop.url}/about`);
  expect(await visitor.$eval('.site-announcement-bar__text', (one) => one.textContent)).toBe(TEXT);
  expect(problems).toEqual([]);
});

spec('START-16', 'without script a preview saves nothing, and typed values stay', async () => {
  const { page } = await visitAsOwner(shop, { withScript: false, screen: 'phone' });
  await page.goto(`${shop.url}/config/announcement`);
  await fill(page, `${FORM} [name=text]`, 'Only tried');
  await page.click(`${FORM} [formaction]`);
  await untilShown(page, 'This is how the bar would look. Nothing is saved yet.');
  await page.$eval('iframe', (frame) => frame.scrollIntoView());
  await until(async () => (await previewed(page)) === 'Only tried');
  const visitor = (await shop.visit()).page;
  await visitor.goto(`${shop.url}/about`);
  expect(await visitor.content()).not.toContain('Only tried');
});
