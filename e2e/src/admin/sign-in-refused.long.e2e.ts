import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { holdRateWindows } from '../../../tools/testing/store/hold-rate-windows';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { axeViolations } from '../browser/looks/axe-violations';
import { pathOf, untilAt } from '../browser/path-of';
import { SIGN_IN, signInWith } from '../browser/sign-in';
import { openOwnedShop, OWNER } from './visit-design';

const shop = openOwnedShop();

const sign = (page: Page, password = PASSWORD) => signInWith(page, SIGN_IN.account, { email: OWNER, password });

for (const withScript of [true, false]) {
  // axe needs timers, which a page without script does not have.
  const findingsOf = async (page: Page) => (withScript ? axeViolations(page) : []);
  const how = `${withScript ? 'with' : 'without'} script`;

  spec(
    'ROLE-05',
    `a wrong password ${how} gives a single message, keeps the address, and can be corrected`,
    async () => {
      const { page } = await shop.visit({ withScript });
      await page.goto(`${shop.url}/config/forms`);
      await sign(page, 'wrong');
      await page.waitForFunction(
        (form) =>
          document
            .querySelector(`${form} [data-form-error]`)
            ?.textContent?.includes('email address or password is wrong'),
        {},
        SIGN_IN.account,
      );
      const shown = await page.$eval(SIGN_IN.account, (form) => ({
        email: form.querySelector<HTMLInputElement>('[name=email]')?.value,
        role: form.querySelector('[data-form-error]')?.getAttribute('role'),
      }));
      expect(shown).toEqual({ email: OWNER, role: 'alert' });
      expect(await findingsOf(page)).toEqual([]);
      await page.$eval(`${SIGN_IN.account} [name=password]`, (field) => ((field as HTMLInputElement).value = ''));
      await sign(page);
      await untilAt(page, '/config/forms');
    },
  );

  spec('ROLE-05', `too many attempts ${how} are rejected with the time to wait, whatever the password`, async () => {
    const { page } = await shop.visit({ withScript });
    await page.goto(`${shop.url}/config/sign-in`);
    await sign(page, 'wrong');
    await page.waitForFunction(
      (form) => document.querySelector(`${form} [data-form-error]`)?.textContent,
      {},
      SIGN_IN.account,
    );
    const { db } = shop.server.services;
    await db.updateTable('rate_window').set({ count: 1000 }).execute();
    await holdRateWindows(db);
    await page.$eval(`${SIGN_IN.account} [name=password]`, (field) => ((field as HTMLInputElement).value = ''));
    await sign(page);
    await page.waitForFunction(
      (form) => /Wait \d+ minutes/.test(document.querySelector(`${form} [data-form-error]`)?.textContent ?? ''),
      {},
      SIGN_IN.account,
    );
    await page.goto(`${shop.url}/config/`);
    expect(await pathOf(page)).toContain('/config/sign-in');
  });
}

spec('ROLE-05', 'signing in at one site does not sign in at another', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/config/`);
  await sign(page);
  await untilAt(page, '/config/');
  await page.goto(`${shop.url.replace('localhost', 'bistro.localhost')}/config/`);
  expect(await pathOf(page)).toContain('/config/sign-in');
});
