/** @needs-firefox */
import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { openElsewhere } from '../../admin/open-elsewhere';
import {
  framed,
  openLiveDesign,
  openOwnedShop,
  signInAt,
  untilAt,
  visitAsOwner,
  visitDesign,
} from '../../admin/visit-design';

const shop = openOwnedShop();
const elsewhere = openElsewhere();
const NOTICE = '[data-notice]:not([hidden])';

spec(
  ['SRV-04', 'ROUTE-01', 'START-07'],
  'in Firefox the frame stays where the owner goes, blocks other sites, and contains no second admin area',
  async () => {
    const { page } = await shop.visit();
    await signInAt(page, `${shop.url}/config/?frameUrl=%2Fabout`);
    await untilAt(page, '/config/design?frameUrl=%2Fabout');
    await page.waitForSelector('[data-feature="admin/design"][data-state="live"]');
    const inside = await framed(page, '/about');

    // A link in the framed page changes the frame, and the links of the window.
    await inside.click('header nav a[href="/shop"]');
    const next = await framed(page, '/shop');
    await page.waitForFunction(() => document.querySelector('[data-address]')?.textContent === '/shop');
    expect(await page.evaluate(() => location.pathname + location.search)).toBe('/config/design?frameUrl=%2Fabout');

    // A link to another site is reported and not followed.
    await next.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: 'Away', id: 'away' });
      document.querySelector('main')?.prepend(link);
    }, `${elsewhere.origin}/x`);
    await next.click('#away');
    await page.waitForSelector(NOTICE);
    expect(await next.evaluate(() => location.pathname)).toBe('/shop');

    // A navigation to another site is blocked: the page stays, and is not reported as late.
    await page.evaluate(() =>
      document.addEventListener('securitypolicyviolation', (event) => (document.title = event.effectiveDirective)),
    );
    await next.evaluate((href) => (location.href = href), `${elsewhere.origin}/x`).catch(() => undefined);
    await page.waitForFunction(() => document.title === 'frame-src');
    expect(await next.evaluate(() => location.pathname)).toBe('/shop');

    // A page of the admin area takes the whole window.
    await next.evaluate(() => (location.href = '/config/forms')).catch(() => undefined);
    await untilAt(page, '/config/forms');
  },
);

spec(
  ['ESC-01', 'ESC-02', 'LOGOUT-08'],
  'in Firefox keys pressed in the frame apply to the window: Escape toggles the panel, with Shift it signs out',
  async () => {
    const { page, inside } = await openLiveDesign(shop);
    const isOpen = () => page.$eval('.admin-design details', ({ open }) => open);
    expect(await isOpen()).toBe(true);
    await inside.focus('header a');
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      () => document.querySelector<HTMLDetailsElement>('.admin-design details')?.open === false,
    );
    await inside.focus('header a');
    await page.keyboard.down('Shift');
    await page.keyboard.press('Escape');
    await page.keyboard.up('Shift');
    await untilAt(page, '/?logout=true');
    expect(await shop.server.services.db.selectFrom('account_session').selectAll().execute()).toEqual([]);
  },
);

spec('SRV-04', 'in Firefox the URL of another site opens no frame', async () => {
  const { page } = await visitDesign(shop, `//${new URL(elsewhere.origin).host}/x`);
  await page.waitForSelector('.admin-design [role=alert]');
  expect(await page.$('iframe')).toBeNull();
});

async function openAbout(page: Page): Promise<void> {
  await page.goto(`${shop.url}/about`);
  await page.waitForFunction(() => 'account' in ((window as { colonnade?: object }).colonnade ?? {}));
}

spec(['ESC-03', 'ESC-05'], 'in Firefox Escape leads an owner to the admin area, and with Shift signs out', async () => {
  const { page } = await visitAsOwner(shop);
  await openAbout(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => location.pathname === '/config/' || location.pathname === '/config/design');
  await openAbout(page);
  await page.keyboard.down('Shift');
  await page.keyboard.press('Escape');
  await page.keyboard.up('Shift');
  await page.waitForFunction(() => location.search.includes('logout=true'));
  expect(await shop.server.services.db.selectFrom('account_session').selectAll().execute()).toEqual([]);
});
