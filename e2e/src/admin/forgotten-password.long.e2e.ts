import type { Page } from 'puppeteer';
import { linkIn } from '../../../server/src/admin/forgotten-password/emails.fixture';
import { spec } from '../../../tools/testing/spec';
import { PASSWORD, seedAccount } from '../../../tools/testing/store/seed-account';
import { axeViolations } from '../browser/looks/axe-violations';
import { openShop } from '../browser/open/shop';
import { emailTo } from '../browser/email-to';
import { fill, SIGN_IN, signInWith } from '../browser/sign-in';
import { untilShown } from '../browser/until-shown';

const REQUEST = 'form[action="/api/auth/RequestPasswordReset"]';
const RESET = 'form[action="/api/auth/ResetPassword"]';
const NEW_PASSWORD = 'four words are enough';

const shop = openShop();
afterEach(() => shop.server.services.db.deleteFrom('rate_window').execute());

const pathOf = (page: Page) => page.evaluate(() => location.pathname);
const signIn = (page: Page, email: string, password: string) => signInWith(page, SIGN_IN.account, { email, password });

for (const withScript of [true, false]) {
  // axe needs timers, which a page without script does not have.
  const findingsOf = async (page: Page) => (withScript ? axeViolations(page) : []);
  const how = `${withScript ? 'with' : 'without'} script`;

  spec(
    'ROLE-05',
    `an owner who has forgotten the password gets an email ${how}, sets a new one once, and signs in with it`,
    async () => {
      const email = `owner-${withScript ? 'a' : 'b'}@e2e.example`;
      await seedAccount(shop.server.services.db, { email, roles: { 'fern-and-kiln': ['admin'] } });
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      const elsewhere = (await shop.visit()).page;
      await elsewhere.goto(`${shop.url}/config/`);
      await signIn(elsewhere, email, PASSWORD);
      await elsewhere.waitForFunction(() => location.pathname === '/config/');

      await page.goto(`${shop.url}/config/sign-in`);
      await page.click('main a[href="/config/forgotten"]');
      await page.waitForSelector(REQUEST);
      await fill(page, `${REQUEST} [name=email]`, email);
      await page.click(`${REQUEST} button`);
      await untilShown(page, 'If there is an account for that address on this site, an email is on its way.');
      expect(await findingsOf(page)).toEqual([]);

      const link = linkIn(await emailTo(shop.server.dataDir, email, /^A new password/));
      expect(new URL(link).origin).toBe(shop.url);
      await page.goto(link);
      await fill(page, `${RESET} [name=password]`, 'too short');
      await page.click(`${RESET} button`);
      await untilShown(page, 'Choose a password of at least 12 characters.');
      expect(await findingsOf(page)).toEqual([]);
      await fill(page, `${RESET} [name=password]`, NEW_PASSWORD);
      await page.click(`${RESET} button`);
      await untilShown(page, 'Your password was changed');
      expect(await pathOf(page)).toBe('/config/sign-in');
      expect((await emailTo(shop.server.dataDir, email, /was changed$/)).text).toContain(
        `${shop.url}/config/forgotten`,
      );

      await elsewhere.reload();
      expect(await pathOf(elsewhere)).toBe('/config/sign-in');
      await signIn(page, email, NEW_PASSWORD);
      await page.waitForFunction(() => location.pathname === '/config/');
      await page.goto(link);
      await untilShown(page, 'This link does not work');
      expect(await findingsOf(page)).toEqual([]);
      await page.click('main a[href="/config/forgotten"]');
      await page.waitForSelector(REQUEST);
      // The browser logs the rejections that the test provokes.
      expect(problems.filter((problem) => !/status of 4\d\d/.test(problem))).toEqual([]);
    },
  );
}

spec('ROLE-05', 'too many requests are rejected with the time to wait, and the address is kept', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/config/forgotten`);
  // Uses up the rate limit, through the page's own form.
  const answers = await page.$eval(REQUEST, async (form) => {
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const data = new FormData(form as HTMLFormElement);
      data.set('email', 'nobody@e2e.example');
      const body = new URLSearchParams([...data] as [string, string][]);
      statuses.push((await fetch((form as HTMLFormElement).action, { method: 'POST', body })).status);
    }
    return statuses;
  });
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  await fill(page, `${REQUEST} [name=email]`, 'nobody@e2e.example');
  await page.click(`${REQUEST} button`);
  await untilShown(page, 'Too many emails were requested. Wait');
  const kept = await page.$eval(`${REQUEST} [name=email]`, (field) => (field as HTMLInputElement).value);
  expect(kept).toBe('nobody@e2e.example');
});
