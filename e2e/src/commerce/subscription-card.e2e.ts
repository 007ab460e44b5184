import { sql } from 'kysely';
import { until } from '../../../tools/testing/until';
import { STAND_IN_CARD } from '../../../tools/testing/stripe/stand-in-payments';
import { followCardPayments } from '../../../server/src/commerce/card-payment/follow-card-payments';
import { renewSubscriptions } from '../../../server/src/commerce/subscription/renew-subscriptions';
import { axeViolations } from '../browser/looks/axe-violations';
import { isNoRefusal } from '../browser/is-no-refusal';
import { writeIn } from '../browser/write-in';
import { leadToStripe, openCardShop } from './card-shop';
import { go, MANNERS } from './other-checkouts';

const { shop, stripe } = openCardShop();

const SUBSCRIBE = '[action="/api/commerce/subscription-checkout/orders"] button';

/** Three months pass, and the jobs of servers run. */
async function passMonths(): Promise<void> {
  const { services, app } = shop.server;
  await sql`update subscription set started_on = started_on - interval '3 months', next_on = next_on - interval '3 months',
    try_at = try_at - interval '3 months'`.execute(services.db);
  await renewSubscriptions(services);
  await followCardPayments({ ...services, log: app.log });
}

/** The cards with which the orders of a buyer are paid. */
async function paidWith(email: string): Promise<string[]> {
  const orders = await shop.server.services.db
    .selectFrom('customer_order')
    .innerJoin('order_payment', 'order_id', 'customer_order.id')
    .select('customer_order.id')
    .where('email', '=', email)
    .where('state', '=', 'paid')
    .execute();
  return stripe()
    .received.payments.filter(
      ({ metadata, status }) => status === 'succeeded' && orders.some(({ id }) => id === metadata.order_id),
    )
    .map(({ method }) => method.card.last4);
}

test.each(MANNERS)(
  'a subscription that is begun by card shows the kept card, renews by it, and takes another one, $manner',
  async ({ withScript, screen }) => {
    stripe().received.card = STAND_IN_CARD;
    const { page, problems } = await shop.visit({ withScript, screen });
    const main = () => page.$eval('main', (element) => element.textContent ?? '');
    await page.goto(`${shop.url}/shop/p/seconds-box`);
    await go(page, '[data-subscription] button.button');
    await page.select('[name="country"]', 'US');
    const email = `ada.${screen}@example.com`;
    const values = { email, firstName: 'Ada', lastName: 'Lovelace', line1: '12 Mill Lane' };
    for (const [name, value] of Object.entries({ ...values, city: 'Portland', zip: '97201', state: 'OR' }))
      await writeIn(page, `[name="${name}"]`, value);
    // This address makes it more expensive: the new total is shown before the order.
    await go(page, SUBSCRIBE);
    expect(await main()).toContain('charged again for each later order, until you cancel');
    await page.$eval('[name="paymentMethod"][value="card"]', (choice) => (choice as HTMLElement).click());
    await leadToStripe(page, SUBSCRIBE);
    await Promise.all([page.waitForNavigation(), page.click('[value="accepted"]')]);
    expect(await main()).toContain('charged to your Visa •••• 4242, which expires 04/2030');
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    await passMonths();
    await until(async () => (await paidWith(email)).length === 2, 'the payment of the second order');
    expect(await paidWith(email)).toEqual(['4242', '4242']);
    stripe().received.card = { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2031 };
    await leadToStripe(page, '[data-replace-card]');
    await Promise.all([page.waitForNavigation(), page.click('[value="accepted"]')]);
    expect(await main()).toContain('charged to your Mastercard •••• 4444, which expires 12/2031');
    expect(problems.filter(isNoRefusal)).toEqual([]);
  },
);
