import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LOGO_CALLS } from 'shared-types/admin/theme/logo';
import { long } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { follow } from '../browser/follow';
import { writeIn } from '../browser/write-in';
import { openOwnedShop, visitAsOwner } from './visit-design';

const FORM = `form[action="${LOGO_CALLS.saveLogo.path}"]`;
const WIDTHS = [390, 1280];

const shop = openOwnedShop();

/** The owner's page, and then a visitor's, in a narrow and in a wide window. */
async function looksRight(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
}

/** Chooses the first picture of the library by the chooser of files. */
async function chooseFirst(page: Page, field: 'logo' | 'icon'): Promise<void> {
  await page.waitForSelector(`[data-picture=${field}] [data-acts]:not([hidden])`);
  await page.click(`[data-picture=${field}] [data-choose]`);
  await page.waitForSelector('.admin-file-chooser[open] .admin-file-chooser__file');
  await page.click('.admin-file-chooser__file');
  await page.waitForSelector('.admin-file-chooser__chosen li');
  await page.click('.admin-file-chooser__acts .button:first-child');
  await page.waitForSelector('.admin-file-chooser:not([open])');
}

test('an owner chooses a logo, a layout and social links, and visitors see them once they are saved', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.logo);
  await chooseFirst(page, 'logo');
  await page.waitForSelector('[data-picture=logo] [data-thumb]:not([hidden])');
  await page.click(`${FORM} [name=header][value=center]`);
  await page.click(`${FORM} [name=footer][value="3"]`);
  await writeIn(page, `${FORM} [name=buttonTitle]`, 'Book now');
  await writeIn(page, `${FORM} [name=buttonHref]`, '/shop');
  await writeIn(page, `${FORM} [name="social.1.href"]`, 'instagram.com/fernandkiln');
  await writeIn(page, `${FORM} [name="social.2.href"]`, 'hello@fern.example');
  await writeIn(page, `${FORM} [name=copyright]`, '© {year} {name}');
  await page.waitForFunction(() => {
    const framed = document.querySelector<HTMLIFrameElement>('[data-preview]')?.contentDocument;
    return (
      framed?.querySelector('.frame-header--center .site-logo') && framed.querySelectorAll('[rel=me]').length === 2
    );
  });
  await looksRight(page);
  await follow(page, `${FORM} [type=submit]`);
  expect(problems).toEqual([]);

  const visit = await shop.visit();
  await visit.page.goto(shop.url);
  await looksRight(visit.page);
  for (const width of WIDTHS) {
    await visit.page.setViewport({ width, height: 900 });
    const middle = await visit.page.$eval('.site-logo', (logo) => {
      const { left, right, height } = logo.getBoundingClientRect();
      return { isInTheMiddle: Math.abs((left + right) / 2 - innerWidth / 2) < 12, height };
    });
    expect([width, middle]).toEqual([width, { isInTheMiddle: true, height: 48 }]);
    const links = await visit.page.$$eval('footer [rel=me]', (all) => all.map(({ textContent }) => textContent));
    expect(links).toEqual(['Instagram', 'Email']);
  }
  expect(await visit.page.$eval('.frame-footer', ({ textContent }) => textContent)).toMatch(/© \d{4} Fern & Kiln/);
  expect(visit.problems).toEqual([]);
});

long.test('without script a picture is chosen from a list, and a square one becomes the icon', async () => {
  const { page, problems } = await visitAsOwner(shop, { withScript: false });
  const square = shop.server.services.db.updateTable('asset').set({ width: 600, height: 600 });
  await square.where('name', '=', 'mug-fern').execute();
  await page.goto(shop.url + ADMIN_PATH.logo);
  await page.select(`${FORM} [name=icon]`, 'mug-fern');
  await follow(page, `${FORM} [type=submit]`);
  const html = await (await fetch(shop.url)).text();
  expect(html).toMatch(/<link rel="apple-touch-icon" href="\/images\//);
  const icon = await fetch(new URL('/favicon.ico', shop.url));
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  expect(problems).toEqual([]);
});
