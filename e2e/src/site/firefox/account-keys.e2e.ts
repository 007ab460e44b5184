/** @needs-firefox */
import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { PASSWORD, seedAccount } from '../../../../tools/testing/store/seed-account';
import { openShop } from '../../browser/open-shop';
import { SIGN_IN, signInWith } from '../../browser/sign-in';

const OWNER = 'owner@e2e.example';

const shop = openShop();
beforeAll(() => seedAccount(shop.server.services.db, { email: OWNER, roles: { 'fern-and-kiln': ['admin'] } }));

/** Opens a page and waits until it hears an account's keys. */
async function openAbout(page: Page): Promise<void> {
  await page.goto(`${shop.url}/about`);
  await page.waitForFunction(() => 'account' in ((window as { colonnade?: object }).colonnade ?? {}));
}

spec(
  ['ESC-03', 'ESC-05'],
  'in Firefox Escape leads an owner to the configuration area, and with Shift signs out',
  async () => {
    const { page } = await shop.visit();
    await page.goto(`${shop.url}/config/`);
    await signInWith(page, SIGN_IN.account, { email: OWNER, password: PASSWORD });
    await page.waitForFunction(() => location.pathname === '/config/');
    await openAbout(page);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => location.pathname === '/config/' || location.pathname === '/config/design');
    await openAbout(page);
    await page.keyboard.down('Shift');
    await page.keyboard.press('Escape');
    await page.keyboard.up('Shift');
    await page.waitForFunction(() => location.search.includes('logout=true'));
    expect(await shop.server.services.db.selectFrom('account_session').selectAll().execute()).toEqual([]);
  },
);
