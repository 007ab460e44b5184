import { sql } from 'kysely';
import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import type { Site } from '../../site/directory/site';
import { prepareOrders, type Orders } from '../checkout/orders.fixture';
import { keepEmails, emailsIn } from '../order/changes.fixture';
import { renewSubscriptions } from './renew-subscriptions';
import { nextOrder } from './subscription.store';
import { MONTHLY, subscriptions } from './subscriptions.fixture';

/**
 * A store whose subscriptions are renewed as of a given day. Every test begins without subscriptions, and emails are
 * kept.
 */
export function prepareRenewals(...configured: Parameters<typeof prepareOrders>) {
  const orders = prepareOrders(...configured);
  beforeAll(() => keepEmails(orders));
  beforeEach(async () => {
    const { db } = orders.store;
    await db.deleteFrom('customer_order').execute();
    await db.deleteFrom('subscription').execute();
    await db.deleteFrom('mail_outbox').execute();
  });
  return { orders, ...renewalsOf(orders) };
}

/** The subscriptions of a store. */
export function renewalsOf(orders: Orders) {
  const shop = () => subscriptions(orders);
  return {
    shop,
    /** Runs the job at a time of this day, for the site with these differences. */
    async renew(day: string, time = '06:00', differing: Partial<Site> = {}) {
      const { db, seeded } = orders.store;
      const site = { ...(await orders.store.site()), ...differing };
      const sites = { byId: async (id: string) => (id === seeded.id ? site : undefined) };
      await renewSubscriptions({ db, sites, now: new Date(`${day}T${time}:00Z`) });
    },
    /** A subscription that began on this day. */
    async begun(first: string, plan: SubscriptionPlan = MONTHLY, seed = {}, over = {}) {
      const somebody = await shop().subscribed(plan, seed, over);
      const next = nextOrder(plan, first, 0);
      await sql`update subscription set started_on = ${first}::date, next_on = ${next.next_on}::date, try_at = ${next.try_at}
        where id = (select subscription_id from subscription_order where order_id = ${somebody.orderId})`.execute(
        orders.store.db,
      );
      return somebody;
    },
    /** Cycle and total of each order. */
    async placed(): Promise<unknown[]> {
      const rows = await orders.store.db
        .selectFrom('subscription_order')
        .innerJoin('customer_order', 'id', 'order_id')
        .select(['cycle', 'total_cents as cents'])
        .orderBy('cycle')
        .execute();
      return rows.map(({ cycle, cents }) => `${cycle}: ${cents}`);
    },
    emails: async (about: string) => (await emailsIn(orders)).filter((email) => email.about?.startsWith(about)),
  };
}
