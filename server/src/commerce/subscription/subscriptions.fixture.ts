import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import { SUBSCRIPTION_CHECKOUT_CALLS } from 'shared-types/commerce/subscription-checkout';
import { seedProduct, type ProductSeed, type SeededProduct } from '../../../../tools/testing/store/seed-product';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { Orders } from '../checkout/orders.fixture';
import { subscriptionPlanName } from './subscription-plan-name';

const { openSubscription, subscribe } = SUBSCRIPTION_CHECKOUT_CALLS;

export const MONTHLY: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'month' } };

/** A visitor with a subscription in the cart. */
export interface Subscriber {
  readonly shopper: Shopper;
  readonly product: SeededProduct;
  /** The token in the checkout's address. */
  readonly cartToken: string;
  fields(over?: object): Record<string, unknown>;
  order(over?: object, shopper?: Shopper): Promise<Reply>;
}

/** A store that sells mugs for 12.50 by subscription, shipped for 4.90. */
export function subscriptions(orders: Orders) {
  const { db } = orders.store;
  const sell = async (plan: SubscriptionPlan, seed: ProductSeed = {}) => {
    const product = await seedProduct(db, orders.store.seeded, seed);
    const set = { subscription_plan: JSON.stringify(plan) };
    await db.updateTable('variant').set(set).where('product_id', '=', product.id).execute();
    orders.store.forget();
    return product;
  };
  const open = (shopper: Shopper, variantId: string, quantity = 1) =>
    shopper.call('POST', openSubscription.path, { variantId, quantity });
  const subscriber = async (plan = MONTHLY, seed: ProductSeed = {}): Promise<Subscriber> => {
    const [shopper, product] = [orders.store.shopper(), await sell(plan, seed)];
    const reply = await open(shopper, product.variantId);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const { location } = reply.json<{ location: string }>();
    const cartToken = new URL(location, 'http://store.test').searchParams.get('cartToken') ?? '';
    const fields = (over: object = {}) =>
      orders.fields({
        cartToken,
        seenPlan: subscriptionPlanName(plan),
        seenTotalCents: 1740,
        key: randomUUID(),
        ...over,
      });
    const order = (over: object = {}, by = shopper) => by.call('POST', subscribe.path, fields(over));
    return { shopper, product, cartToken, fields, order };
  };
  return {
    sell,
    open,
    subscriber,
    /** A subscription whose first order is placed; returns its id and address. */
    subscribed: async (plan = MONTHLY, seed: ProductSeed = {}, over: object = {}) => {
      const somebody = await subscriber(plan, seed);
      const reply = await somebody.order(over);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return { ...somebody, ...reply.json<{ orderId: string; location: string }>() };
    },
    rows: () =>
      db
        .selectFrom('subscription')
        .select(['id', 'next_cycle as cycle', 'ended_as as ended', 'ended_by as by'])
        .select([sql<string>`started_on::text`.as('first'), sql<string | null>`next_on::text`.as('next')])
        .orderBy('created_at')
        .execute(),
  };
}
