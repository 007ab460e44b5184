import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { axeViolations } from '../browser/looks/axe-violations';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { pathOf, untilAt } from '../browser/path-of';
import { SIGN_IN, signInWith } from '../browser/sign-in';
import { textOf } from '../browser/text-of';
import { fillForm, FORM } from '../forms/fill-form';
import { signOut } from './sign-out';
import { openOwnedShop, OWNER } from './visit-design';

const shop = openOwnedShop();

const sign = (page: Page, password = PASSWORD) => signInWith(page, SIGN_IN.account, { email: OWNER, password });

for (const withScript of [true, false]) {
  // axe needs timers, which a page without script does not have.
  const findingsOf = async (page: Page) => (withScript ? axeViolations(page) : []);
  const how = `${withScript ? 'with' : 'without'} script`;

  spec(
    ['ROLE-02', 'ROLE-05', 'SRV-05', 'SRV-17'],
    `an owner signs in ${how}, sees the account and submissions, and signs out; then the back button shows nothing`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      await page.goto(`${shop.url}/contact`);
      await fillForm(page);
      await page.click(`${FORM} button`);
      await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));

      await page.goto(`${shop.url}/config/`);
      expect(await pathOf(page)).toBe('/config/sign-in?return=%2Fconfig%2F');
      await sign(page);
      await untilAt(page, '/config/');
      for (const text of [OWNER, 'Administrator', 'Signed in since'])
        expect(await textOf(page, 'main')).toContain(text);
      expect(await findingsOf(page)).toEqual([]);

      await page.click('.admin-frame__open');
      await page.click('.admin-frame__navigation a[href="/config/forms"]');
      await untilAt(page, '/config/forms');
      expect(await textOf(page, 'main')).toContain('ada@example.com');
      expect(await findingsOf(page)).toEqual([]);

      await page.click('.admin-frame__breadcrumbs a[href="/config/"]');
      await untilAt(page, '/config/');
      await signOut(page);
      await untilAt(page, '/?logout=true');
      await page.goBack();
      await page.waitForSelector(SIGN_IN.account);
      expect(await page.content()).not.toContain(OWNER);
      await page.goto(`${shop.url}/config/forms`);
      expect(await pathOf(page)).toBe('/config/sign-in?return=%2Fconfig%2Fforms');
      expect(problems).toEqual([]);
    },
  );
}

long.test('nothing moves when a passkey is offered', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await recordShifts(page);
  await page.goto(`${shop.url}/config/sign-in`);
  await page.waitForSelector('form[data-passkey]:not([inert])');
  expect(await shifts(page)).toEqual([]);
  const { page: plain } = await shop.visit({ withScript: false });
  await plain.goto(`${shop.url}/config/sign-in`);
  expect(await plain.$eval('form[data-passkey]', (form) => form.getBoundingClientRect().height)).toBe(0);
});
