import type { Page } from 'puppeteer';
import { until } from '../../../tools/testing/until';
import { openStripeStandIn, type StripeStandIn } from '../../../tools/testing/stripe/stripe-stand-in';
import { saveStripeAccount, stripeSeal } from '../../../server/src/commerce/card-payment/stripe-account.store';
import { axeViolations } from '../browser/looks/axe-violations';
import { openShop } from '../browser/open/shop';
import { addMug, fillInCheckout } from './shopping';
import { MANNERS } from './other-checkouts';

let stripe: StripeStandIn;
beforeAll(async () => void (stripe = await openStripeStandIn()));
afterAll(() => stripe.close());

const shop = openShop({
  get stripe() {
    return { host: '127.0.0.1', port: stripe.port, protocol: 'http' } as const;
  },
});

beforeAll(async () => {
  const { db, signing, sites } = shop.server.services;
  const { id: siteId } = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', 'fern-and-kiln')
    .executeTakeFirstOrThrow();
  await saveStripeAccount(db, stripeSeal(signing), {
    siteId,
    id: 'acct_live',
    name: 'Fern & Kiln',
    mode: 'live',
    secretKey: 'sk_live_key',
    webhookId: undefined,
    webhookSecret: undefined,
    connectedBy: 'Olive Owner',
  });
  sites.invalidate(siteId);
});

const PAY_FORM = 'form[action="/api/commerce/order/payment"]';

/** Presses a button that leads to a page elsewhere, perhaps by one in between. */
async function leadTo(page: Page, selector: string, place: RegExp): Promise<void> {
  await page.$eval(selector, (button) => (button as HTMLElement).click());
  await until(() => place.test(page.url()), `the page at ${place}`);
  await page.waitForSelector('h1');
}

test.each(MANNERS)(
  'a buyer is declined, goes back, comes again, and pays by card, $manner',
  async ({ withScript, screen }) => {
    const { page, problems } = await shop.visit({ withScript, screen });
    await page.goto(`${shop.url}/shop/p/stoneware-mug`);
    if (withScript) await addMug(page, shop.url);
    else await Promise.all([page.waitForNavigation(), page.click('[data-add-to-cart]')]);
    await page.goto(`${shop.url}/checkout`);
    await fillInCheckout(page, `cara.${screen}@example.com`);
    await page.$eval('[name="paymentMethod"][value="card"]', (choice) => (choice as HTMLElement).click());
    await leadTo(page, '[data-place-order]', /\/pay\/cs_/);
    await Promise.all([page.waitForNavigation(), page.click('[value="declined"]')]);
    expect(await page.$eval('#status', (status) => status.textContent)).toBe('Your card was declined.');
    await Promise.all([page.waitForNavigation(), page.click('a')]);
    expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/order\//);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/received/i);
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    await leadTo(page, `${PAY_FORM} button`, /\/pay\/cs_/);
    await Promise.all([page.waitForNavigation(), page.click('[value="accepted"]')]);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/confirmed/i);
    expect(await page.$(PAY_FORM)).toBeNull();
    expect(problems).toEqual([]);
  },
);
