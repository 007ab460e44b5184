import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { openOwnedShop, visitAsOwner } from '../admin/visit-design';
import { fillForm, FORM } from '../forms/fill-form';
import { pathOf, untilAt } from '../browser/path-of';

const FILE = '/client/account.js';
const NOTICE = 'dialog.site-dialogs--information';

const shop = openOwnedShop();

const untilListening = (page: Page) =>
  page.waitForFunction(() => 'account' in ((window as unknown as { colonnade?: object }).colonnade ?? {}));

async function pressShiftEscape(page: Page): Promise<void> {
  await page.keyboard.down('Shift');
  await page.keyboard.press('Escape');
  await page.keyboard.up('Shift');
}

spec(
  ['ESC-03', 'ESC-10'],
  'Escape leads an owner to the page in the editing frame, which has a link back',
  async () => {
    const { page, problems } = await visitAsOwner(shop);
    await page.goto(`${shop.url}/about?a=1`);
    await untilListening(page);
    await page.keyboard.press('Escape');
    await untilAt(page, '/config/design?frameUrl=%2Fabout');
    await page.click('main a[href="/about?noredirect="]');
    await untilAt(page, '/about?noredirect=');
    expect(problems).toEqual([]);
  },
);

spec(
  ['LOGOUT-01', 'LOGOUT-06', 'LOGOUT-07', 'LOGOUT-11'],
  'Shift+Escape signs an owner out, also on the server, and the home page says so for a while',
  async () => {
    const { page, problems } = await visitAsOwner(shop);
    await page.goto(`${shop.url}/about`);
    await page.evaluate(() => (document.cookie = 'ss_lastid=a-site; path=/'));
    await untilListening(page);
    await pressShiftEscape(page);
    await untilAt(page, '/?logout=true');
    const notice = await page.waitForSelector(`${NOTICE} h2`);
    expect(await notice?.evaluate((title) => title.closest('dialog')?.textContent)).toBe(
      'Logout SuccessfulYou have been successfully logged out.',
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.waitForSelector(NOTICE, { hidden: true });
    expect(await page.evaluate(() => document.cookie)).not.toContain('ss_lastid');
    expect(await shop.server.services.db.selectFrom('account_session').selectAll().execute()).toEqual([]);
    await page.goto(`${shop.url}/config/`);
    expect(await pathOf(page)).toBe('/config/sign-in?return=%2Fconfig%2F');
    expect(problems).toEqual([]);
  },
);

spec('ESC-10', 'typed values stay: the keys do not navigate then, and the owner is told why', async () => {
  const { page } = await visitAsOwner(shop);
  await page.goto(`${shop.url}/contact`);
  await untilListening(page);
  await fillForm(page);
  const values = () =>
    page.$$eval(`${FORM} input, ${FORM} textarea`, (all) => all.map((field) => (field as HTMLInputElement).value));
  const typed = await values();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await pressShiftEscape(page);
  const warning = await page.waitForSelector('dialog[data-phase="shown"]');
  expect(await warning?.evaluate(({ textContent }) => textContent)).toContain('Something you have typed');
  expect(await axeViolations(page)).toEqual([]);
  // The key closes the warning only.
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { hidden: true });
  expect([await pathOf(page), await values()]).toEqual(['/contact', typed]);
});

spec('ESC-06', 'visitors without an account load nothing for it, and are not redirected', async () => {
  const { page } = await shop.visit();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${shop.url}/about`);
  await page.waitForFunction(() => 'deferred' in ((window as unknown as { colonnade?: object }).colonnade ?? {}));
  await page.keyboard.press('Escape');
  await pressShiftEscape(page);
  expect(await pathOf(page)).toBe('/about');
  expect(requested.some((path) => path.endsWith('/client/deferred.js'))).toBe(true);
  expect(requested.filter((path) => path.endsWith(FILE))).toEqual([]);
});

spec(
  ['START-04', 'START-05', 'START-10', 'START-11', 'START-12', 'START-13'],
  'an owner who opens a page is redirected to the admin area, until a page is opened with noredirect',
  async () => {
    const bistro = shop.url.replace('localhost', 'bistro.localhost');
    const { page, problems } = await visitAsOwner(shop, { site: 'buraczek', host: 'bistro.localhost' });
    await page.goto(`${bistro}/config/`);
    await page.goto(`${bistro}/menu?day=2`);
    await untilAt(page, '/config/design?frameUrl=%2Fmenu%3Fday%3D2');
    await page.goBack();
    await untilAt(page, '/config/');

    await page.goto(`${bistro}/config/?frameUrl=%2Fmenu`);
    await page.click('main a[href="/menu?noredirect="]');
    await untilAt(page, '/menu?noredirect=');
    await untilListening(page);
    await page.goto(`${bistro}/menu`);
    await untilListening(page);
    expect(await pathOf(page)).toBe('/menu');
    expect(problems).toEqual([]);
  },
);
