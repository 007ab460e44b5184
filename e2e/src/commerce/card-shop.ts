import type { Page } from 'puppeteer';
import { saveStripeAccount, stripeSeal } from '../../../server/src/commerce/card-payment/stripe-account.store';
import { openStripeStandIn, type StripeStandIn } from '../../../tools/testing/stripe/stripe-stand-in';
import { until } from '../../../tools/testing/until';
import { openShop } from '../browser/open/shop';

/** The sample shop, connected to an account of the Stripe stand-in. Call it before the tests of a file. */
export function openCardShop() {
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
  return { shop, stripe: () => stripe };
}

/** Presses a button that leads to the payment page of Stripe, directly or by another page. */
export async function leadToStripe(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (button) => (button as HTMLElement).click());
  await until(() => /\/pay\/cs_/.test(page.url()), 'the page of Stripe');
  await page.waitForSelector('h1');
}
