import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { fill, SIGN_IN } from '../browser/sign-in';
import { textOf } from '../browser/text-of';
import { untilShown } from '../browser/until-shown';
import { INSIDE, MEMBER, ONLY, openMembersShop, signMemberIn } from './members-shop';

const UNLOCK = 'form[action="/api/lock-screen/unlock"]';
const SIGN_OUT = 'form[action="/api/site-users/account/session/end"] button';

const shop = openMembersShop();

for (const withScript of [true, false]) {
  // axe needs timers, which a page without script does not have.
  const findingsOf = async (page: Page) => (withScript ? axeViolations(page) : []);
  const how = `${withScript ? 'with' : 'without'} script`;

  spec('SESSION-07', `a wrong password ${how} gives one message, and can be corrected`, async () => {
    const { page } = await shop.visit({ withScript });
    await page.goto(`${shop.url}/members`);
    await signMemberIn(page, 'wrong');
    await page.waitForFunction(
      (form) =>
        document
          .querySelector(`${form} [data-form-error]`)
          ?.textContent?.includes('email address or password is wrong'),
      {},
      SIGN_IN.member,
    );
    expect(await page.$eval(`${SIGN_IN.member} [name=email]`, (field) => (field as HTMLInputElement).value)).toBe(
      MEMBER,
    );
    expect(await findingsOf(page)).toEqual([]);
    await page.$eval(`${SIGN_IN.member} [name=password]`, (field) => ((field as HTMLInputElement).value = ''));
    await signMemberIn(page);
    await untilShown(page, INSIDE);
    await page.goto(`${shop.url}/members/studio`);
    await untilShown(page, 'Access denied');
    expect(await findingsOf(page)).toEqual([]);
  });
}

for (const withScript of [true, false]) {
  spec(['SRV-34', 'ROLE-03'], `a page opens by its password ${withScript ? 'with' : 'without'} script`, async () => {
    const { page } = await shop.visit({ withScript, screen: 'phone' });
    const send = async (password: string) => {
      await fill(page, `${UNLOCK} [name=password]`, password);
      await page.click(`${UNLOCK} button`);
    };
    await page.goto(`${shop.url}/preview`);
    expect(await textOf(page, 'main')).toContain('This page is locked');
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    await send('wrong');
    await untilShown(page, 'The password is wrong.');
    expect(await page.content()).not.toContain('moon jars');
    await send('first-firing');
    await untilShown(page, 'moon jars');
  });
}

spec(['SESSION-03', 'SESSION-05'], 'the sign-out is a DELETE that says whether the cart is kept', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/members`);
  await signMemberIn(page);
  await untilShown(page, INSIDE);
  const called = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.click(SIGN_OUT);
  const request = await called;
  const { pathname, searchParams } = new URL(request.url());
  expect([pathname, searchParams.get('cloneCart')]).toEqual(['/api/site-users/account/session', 'true']);
  expect(request.headers()['x-csrf-token']).toBe(searchParams.get('crumb'));
  await untilShown(page, ONLY);
});

spec('SESSION-08', 'in Polish the sign-in is Polish, and a member of one site is not one of another', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url.replace('localhost', 'bistro.localhost')}/pl/members`);
  expect(await textOf(page, 'main')).toContain('Ta strona jest dostępna tylko dla członków witryny');
  await signMemberIn(page);
  await untilShown(page, 'Stolik stałych gości');
  await page.goto(`${shop.url}/members`);
  expect(await textOf(page, 'main')).toContain(ONLY);
});
