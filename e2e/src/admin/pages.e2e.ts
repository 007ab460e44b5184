import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { long, spec } from '../../../tools/testing/spec';
import { follow } from '../browser/follow';
import { isNoRefusal } from '../browser/is-no-refusal';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { fill } from '../browser/sign-in';
import { textOf } from '../browser/text-of';
import { untilEditorLive } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const button = (path: string) => `form[action="${path}"] button:not([data-undo])`;
const SAVE = button(PAGE_SETTINGS_CALLS.savePageSettings.path);
const PUBLISH = button(PAGES_CALLS.publishPages.path);

/** Status and text of a page as a stranger gets it. */
async function strangerSees(
  path: string,
): Promise<{ readonly status: number; readonly at: string; readonly text: string }> {
  const { page } = await shop.visit();
  const response = await page.goto(new URL(path, shop.url).href);
  const seen = { status: response?.status() ?? 0, at: new URL(page.url()).pathname, text: await textOf(page, 'body') };
  await page.close();
  return seen;
}

async function createPage(page: Page, title: string): Promise<void> {
  await page.goto(shop.url + ADMIN_PATH.pages);
  await page.click('.admin-pages__summary');
  await fill(page, '.admin-pages__form [name=title]', title);
  await page.select('.admin-pages__form [name=layout]', 'text');
  await follow(page, '.admin-pages__form button');
}

const rowAction = async (page: Page, title: string, path: string) => {
  const rows = await page.$$('main tbody tr');
  for (const row of rows) {
    if (!(await row.evaluate((element) => element.textContent ?? '')).includes(title)) continue;
    const [action] = await row.$$(button(path));
    await action?.evaluate((element) => element.setAttribute('data-chosen', ''));
  }
  await follow(page, '[data-chosen]');
};

spec(
  ['EDIT-17', 'EDIT-26'],
  'an owner adds a page, shows it to a stranger by a link, publishes, moves, deletes and restores it',
  async () => {
    const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
    await page.goto(shop.url + ADMIN_PATH.pages);
    expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
    await createPage(page, 'Opening hours');
    await untilEditorLive(page);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(shop.url + ADMIN_PATH.pageSettings.replace('{slug}', id));
    await page.waitForSelector('[data-feature="admin/page-settings"][data-state="live"]');
    expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
    expect((await strangerSees('/opening-hours')).status).toBe(404);

    await fill(page, '[name=title]', 'When we are open');
    expect(await textOf(page, '[data-result=title]')).toBe('When we are open');
    await follow(page, SAVE);
    await page.click(button(PAGE_SETTINGS_CALLS.createPreviewLink.path));
    await page.waitForSelector('.admin-page-settings__link:not([hidden])');
    const link = /https?:\S+/.exec(await textOf(page, '.admin-page-settings__link'))?.[0] ?? '';
    const preview = await strangerSees(new URL(link).pathname);
    expect([preview.status, preview.text.includes('Write here.')]).toEqual([200, true]);

    await page.reload();
    await follow(page, PUBLISH);
    expect((await strangerSees('/opening-hours')).text).toContain('Write here.');

    await page.goBack();
    await page.reload();
    await fill(page, '[name=path]', '/hours');
    await follow(page, SAVE);
    await follow(page, PUBLISH);
    expect(await strangerSees('/opening-hours')).toMatchObject({ status: 200, at: '/hours' });

    await page.goto(shop.url + ADMIN_PATH.pages);
    await rowAction(page, 'When we are open', PAGES_CALLS.removePage.path);
    expect((await strangerSees('/hours')).status).toBe(404);
    await page.goto(`${shop.url}${ADMIN_PATH.pages}?status=removed`);
    await rowAction(page, 'When we are open', PAGES_CALLS.returnPage.path);
    expect((await strangerSees('/hours')).status).toBe(200);
    expect(problems.filter(isNoRefusal)).toEqual([]);
  },
);

long.test(
  'without script, an owner adds and publishes a page, and an address that is taken is named at its field',
  async () => {
    const { page } = await visitAsOwner(shop, { withScript: false });
    await page.goto(shop.url + ADMIN_PATH.pages);
    await page.$$eval('details', (all) => all.forEach((details) => (details.open = true)));
    await fill(page, '.admin-pages__form [name=title]', 'Deliveries');
    await fill(page, '.admin-pages__form [name=path]', '/shop');
    await follow(page, '.admin-pages__form button');
    expect(await textOf(page, '.admin-pages__form')).toContain('/shop is not a valid page URL');
    await fill(page, '.admin-pages__form [name=path]', '/deliveries');
    await follow(page, '.admin-pages__form button');
    await follow(page, PUBLISH);
    expect((await strangerSees('/deliveries')).status).toBe(200);
  },
);

long.test('publishing without a selected page says what to do', async () => {
  const { page } = await visitAsOwner(shop);
  await createPage(page, 'Not yet');
  await page.goto(shop.url + ADMIN_PATH.pages);
  await (await page.waitForSelector('aria/Publish chosen pages'))?.click();
  await page.waitForFunction(() => /Select the pages to publish\./.test(document.body.innerText));
});
