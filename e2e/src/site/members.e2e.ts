import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { seedMember } from '../../../tools/testing/store/seed-member';
import { axeViolations } from '../browser/axe-violations';
import { openShop } from '../browser/open-shop';
import { fill, SIGN_IN, signInWith } from '../browser/sign-in';

const MEMBER = 'mia@e2e.example';
const ONLY = 'This page available only site members';
/** A slice of the sample's lock screen. */
const OWN_WORDS = 'Not a member yet?';
const INSIDE = 'The autumn glaze';
const UNLOCK = 'form[action="/api/lock-screen/unlock"]';
const SIGN_OUT = 'form[action="/api/site-users/account/session/end"] button';

const shop = openShop();
beforeAll(async () => {
  const { db } = shop.server.services;
  await seedMember(db, { email: MEMBER, site: 'fern-and-kiln' });
  await seedMember(db, { email: MEMBER, site: 'buraczek' });
});
afterEach(() => shop.server.services.db.deleteFrom('rate_window').execute());

const mainOf = (page: Page) => page.$eval('main', (main) => main.textContent ?? '');
const until = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted), {}, text);
const cartCount = (page: Page) =>
  page.$eval('[data-cart-count]', (element) => Number(element.textContent?.replace(/\D/g, '') ?? 0));

const sign = (page: Page, password = PASSWORD) => signInWith(page, SIGN_IN.member, { email: MEMBER, password });

for (const withScript of [true, false]) {
  // axe needs timers, which a page without script has not.
  const findingsOf = async (page: Page) => (withScript ? axeViolations(page) : []);
  const how = `${withScript ? 'with' : 'without'} script`;

  spec(
    ['SESSION-01', 'SESSION-02', 'SESSION-05', 'SESSION-08', 'ROLE-03', 'ENUM-12'],
    `a member signs in ${how} on the lock screen, sees the page, and keeps the cart through signing in and out`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      await page.goto(`${shop.url}/shop/p/stoneware-mug`);
      await page.click('[data-add-to-cart]');
      await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent?.includes('1'));

      await page.goto(`${shop.url}/members`);
      expect(await mainOf(page)).toContain(ONLY);
      expect(await mainOf(page)).toContain(OWN_WORDS);
      expect(await page.content()).not.toContain(INSIDE);
      await sign(page);
      await until(page, INSIDE);
      expect(await cartCount(page)).toBe(1);
      await page.click(SIGN_OUT);
      await until(page, ONLY);
      expect(await cartCount(page)).toBe(1);
      await page.goBack();
      await page.waitForSelector('main');
      expect(await page.content()).not.toContain(INSIDE);
      expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
    },
  );

  long.spec('SESSION-07', `a wrong password ${how} is told in one sentence, and can be put right`, async () => {
    const { page } = await shop.visit({ withScript });
    await page.goto(`${shop.url}/members`);
    await sign(page, 'wrong');
    await page.waitForFunction(
      (form) => document.querySelector(`${form} [data-form-error]`)?.textContent?.includes('not those of a member'),
      {},
      SIGN_IN.member,
    );
    expect(await page.$eval(`${SIGN_IN.member} [name=email]`, (field) => (field as HTMLInputElement).value)).toBe(
      MEMBER,
    );
    expect(await findingsOf(page)).toEqual([]);
    await page.$eval(`${SIGN_IN.member} [name=password]`, (field) => ((field as HTMLInputElement).value = ''));
    await sign(page);
    await until(page, INSIDE);
    await page.goto(`${shop.url}/members/studio`);
    await until(page, 'Access denied');
    expect(await findingsOf(page)).toEqual([]);
  });
}

for (const withScript of [true, false]) {
  long.spec(
    ['SRV-34', 'ROLE-03'],
    `a page opens by its password ${withScript ? 'with' : 'without'} script`,
    async () => {
      const { page } = await shop.visit({ withScript, screen: 'phone' });
      const send = async (password: string) => {
        await fill(page, `${UNLOCK} [name=password]`, password);
        await page.click(`${UNLOCK} button`);
      };
      await page.goto(`${shop.url}/preview`);
      expect(await mainOf(page)).toContain('This page is locked');
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      await send('wrong');
      await until(page, 'This is not the password of this page.');
      expect(await page.content()).not.toContain('moon jars');
      await send('first-firing');
      await until(page, 'moon jars');
    },
  );
}

long.spec(['SESSION-03', 'SESSION-05'], 'the sign-out is a DELETE that says what becomes of the cart', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/members`);
  await sign(page);
  await until(page, INSIDE);
  const called = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.click(SIGN_OUT);
  const request = await called;
  const { pathname, searchParams } = new URL(request.url());
  expect([pathname, searchParams.get('cloneCart')]).toEqual(['/api/site-users/account/session', 'true']);
  expect(request.headers()['x-csrf-token']).toBe(searchParams.get('crumb'));
  await until(page, ONLY);
});

spec('SESSION-06', 'a sign-out whose crumb is refused is made once more, and only once', async () => {
  for (const [refusals, calls] of [
    [1, 2],
    [9, 2],
  ] as const) {
    const { page } = await shop.visit();
    await page.goto(`${shop.url}/members`);
    await sign(page);
    await until(page, INSIDE);
    await page.setRequestInterception(true);
    let seen = 0;
    page.on('request', (request) => {
      if (request.method() !== 'DELETE') return void request.continue();
      seen += 1;
      const crumb = new URL(request.url()).searchParams.get('crumb');
      const body = JSON.stringify({
        error: 'This page has been open for a while.',
        code: 'site/crumb',
        crumbFail: true,
        crumb,
      });
      return void (seen > refusals
        ? request.continue()
        : request.respond({ status: 403, contentType: 'application/json', body }));
    });
    await page.click(SIGN_OUT);
    await (refusals === 1
      ? until(page, ONLY)
      : page.waitForFunction(() => document.querySelector('[data-sign-out] [data-form-error]')?.textContent));
    expect(seen).toBe(calls);
  }
});

long.spec('SESSION-08', 'in Polish the way in is Polish, and a member of one site is none of another', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url.replace('localhost', 'bistro.localhost')}/pl/members`);
  expect(await mainOf(page)).toContain('Ta strona jest dostępna tylko dla członków witryny');
  await sign(page);
  await until(page, 'Stolik stałych gości');
  await page.goto(`${shop.url}/members`);
  expect(await mainOf(page)).toContain(ONLY);
});
