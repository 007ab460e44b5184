import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { STYLES_CALLS } from 'shared-types/admin/styles';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { follow } from '../browser/follow';
import { openOwnedShop, visitAsOwner } from './visit-design';

const FORM = `form[action="${STYLES_CALLS.saveStyles.path}"]`;
const PAPER = '--color-paper';
const NIGHT = '#121416';

const shop = openOwnedShop();

const visitorPaper = async () => {
  const html = await (await fetch(shop.url)).text();
  return new RegExp(`${PAPER}:(#[0-9a-f]{6})`).exec(html)?.[1];
};
const framedPaper = (page: Page) =>
  page.$eval(
    '.admin-styles__frame',
    (frame, name) =>
      getComputedStyle((frame as HTMLIFrameElement).contentDocument!.documentElement).getPropertyValue(name),
    PAPER,
  );

test('an owner chooses a palette, sees it on the page, and visitors see it once it is saved', async () => {
  const { page, problems } = await visitAsOwner(shop);
  const before = await visitorPaper();
  await page.goto(shop.url + ADMIN_PATH.styles);
  await page.waitForSelector('[data-palettes]:not([hidden])');
  await page.waitForFunction(() =>
    document.querySelector<HTMLIFrameElement>('.admin-styles__frame')?.contentDocument?.querySelector('main'),
  );
  await page.click('[data-palette="night"]');
  expect(await framedPaper(page)).toBe(NIGHT);
  expect(await visitorPaper()).toBe(before);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
  await follow(page, `${FORM} [type=submit]`);
  expect(await visitorPaper()).toBe(NIGHT);
  expect(problems).toEqual([]);
});

test('without script a color is set as well, and hard to read text is named', async () => {
  const { page, problems } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.styles);
  await page.$eval(`${FORM} [name=muted]`, (input) => ((input as HTMLInputElement).value = '#3a3a3a'));
  await page.$eval(`${FORM} [name=paper]`, (input) => ((input as HTMLInputElement).value = '#222222'));
  await follow(page, `${FORM} [type=submit]`);
  expect(await visitorPaper()).toBe('#222222');
  expect(await page.$eval('[data-pair="muted paper"]', ({ textContent }) => textContent)).toContain('hard to read');
  expect(problems).toEqual([]);
});
