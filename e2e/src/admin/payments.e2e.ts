import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAYMENTS_CALLS } from 'shared-types/admin/store/payments';
import { openStripeStandIn, type StripeStandIn } from '../../../tools/testing/stripe/stripe-stand-in';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { follow } from '../browser/follow';
import { visitWithMug } from '../commerce/shopping';
import { openOwnedShop, visitAsOwner } from './visit-design';

const CONNECT = `form[action="${PAYMENTS_CALLS.connectStripe.path}"]`;
const OFFLINE = `form[action="${PAYMENTS_CALLS.saveOfflinePayment.path}"]`;
const INSTRUCTIONS = 'Please transfer the amount within a week.';

let stripe: StripeStandIn;
const address = { host: '127.0.0.1', port: 0, protocol: 'http' as const };
beforeAll(async () => {
  stripe = await openStripeStandIn();
  address.port = stripe.port;
});
const shop = openOwnedShop({ stripe: address });
afterAll(() => stripe.close());

const methodsIn = (page: Page) =>
  page.$$eval('.admin-payments__method strong', (labels) => labels.map((label) => label.textContent));

test('an owner connects Stripe by a key, writes instructions, and buyers see what the page said', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.payments);
  expect(await methodsIn(page)).toEqual(['Pay after ordering']);
  await page.type(`${CONNECT} [name=secretKey]`, 'sk_test_51Abcdefghij');
  await follow(page, `${CONNECT} [type=submit]`);
  expect(await page.$eval('.admin-payments__account', (account) => account.textContent)).toBe(
    'Fern & Kiln Studio Test mode: no money is charged',
  );
  expect(await methodsIn(page)).toEqual(['Test card: nothing is charged', 'Pay after ordering']);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);

  await page.waitForSelector('[data-feature="admin/payments"][data-state="live"]');
  await page.$eval(`${OFFLINE} [name=instructions]`, (area) => ((area as HTMLTextAreaElement).value = ''));
  await page.type(`${OFFLINE} [name=instructions]`, INSTRUCTIONS);
  await follow(page, `${OFFLINE} [type=submit]`);
  expect(await page.$$eval('.admin-payments__instructions', (all) => all.map((text) => text.textContent))).toEqual([
    'You pay on the next page, at Stripe. Apple Pay and Google Pay are accepted too.',
    INSTRUCTIONS,
  ]);

  const visit = await visitWithMug(shop);
  await visit.page.goto(`${shop.url}/checkout`);
  const seen = await visit.page.$eval('main', (main) => main.innerText);
  expect([seen.includes(INSTRUCTIONS), seen.includes('Test card')]).toEqual([true, false]);
  expect([...problems, ...visit.problems]).toEqual([]);
});
