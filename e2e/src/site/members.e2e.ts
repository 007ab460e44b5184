import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { textOf } from '../browser/text-of';
import { untilShown } from '../browser/until-shown';
import { INSIDE, ONLY, openMembersShop, signMemberIn } from './members-shop';

/** A slice of the sample's lock screen. */
const OWN_TEXT = 'Not a member yet?';
const SIGN_OUT = 'form[action="/api/site-users/account/session/end"] button';

const shop = openMembersShop();

const cartCount = (page: Page) =>
  page.$eval('[data-cart-count]', (element) => Number(element.textContent?.replace(/\D/g, '') ?? 0));

for (const withScript of [true, false]) {
  spec(
    ['SESSION-01', 'SESSION-02', 'SESSION-05', 'SESSION-08', 'ROLE-03', 'ENUM-12'],
    `a member signs in ${withScript ? 'with' : 'without'} script on the lock screen, sees the page, and keeps the cart when signing in and out`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      await page.goto(`${shop.url}/shop/p/stoneware-mug`);
      await page.click('[data-add-to-cart]');
      await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent?.includes('1'));

      await page.goto(`${shop.url}/members`);
      expect(await textOf(page, 'main')).toContain(ONLY);
      expect(await textOf(page, 'main')).toContain(OWN_TEXT);
      expect(await page.content()).not.toContain(INSIDE);
      await signMemberIn(page);
      await untilShown(page, INSIDE);
      expect(await cartCount(page)).toBe(1);
      await page.click(SIGN_OUT);
      await untilShown(page, ONLY);
      expect(await cartCount(page)).toBe(1);
      await page.goBack();
      await page.waitForSelector('main');
      expect(await page.content()).not.toContain(INSIDE);
      expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
    },
  );
}

spec('SESSION-06', 'a sign-out whose crumb is rejected is repeated once', async () => {
  for (const [refusals, calls] of [
    [1, 2],
    [9, 2],
  ] as const) {
    const { page } = await shop.visit();
    await page.goto(`${shop.url}/members`);
    await signMemberIn(page);
    await untilShown(page, INSIDE);
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
      ? untilShown(page, ONLY)
      : page.waitForFunction(() => document.querySelector('[data-sign-out] [data-form-error]')?.textContent));
    expect(seen).toBe(calls);
  }
});
