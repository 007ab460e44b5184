import { randomUUID } from 'node:crypto';
import { SUBSCRIPTION_CALLS } from 'shared-types/commerce/orders/subscription';
import { SUBSCRIPTION_CHECKOUT_CALLS } from 'shared-types/commerce/subscription-checkout';
import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { orderFields } from '../../../tools/testing/store/order-fields';
import { saveStripeAccount, stripeSeal } from '../commerce/card-payment/stripe-account.store';
import { NO_KEYS, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const { openSubscription, subscribe } = SUBSCRIPTION_CHECKOUT_CALLS;
const NO_NAMES = ['', 'x', '\0', '__proto__', randomUUID(), 'A'.repeat(32)];
const NO_NUMBERS = ['x', '0', '-1', '1.5', '%00', '9999999999'];

/** Sells the guide monthly for seven euros; returns the id of the offer. */
async function sellMonthly({ open }: World): Promise<string> {
  const document = exampleDocument();
  const subscriptionPlan = { billingPeriod: { value: 1, unit: 'month' } } as const;
  await open.load({
    ...document,
    products: document.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) =>
        variant.sku === 'GUIDE' ? { ...variant, subscriptionPlan } : variant,
      ),
    })),
  });
  const variant = open.db.selectFrom('variant').select('id').where('sku', '=', 'GUIDE');
  return (await variant.executeTakeFirstOrThrow()).id;
}

async function fieldsOf(world: World): Promise<Record<string, unknown>> {
  const variantId = await sellMonthly(world);
  const opened = await world.visitor.call('POST', openSubscription.path, { variantId, quantity: 1 });
  const { location } = opened.json<{ location: string }>();
  const cartToken = new URL(location, 'http://shop.example').searchParams.get('cartToken');
  const seen = { seenTotalCents: 700, seenPlan: '1 month 0' };
  return orderFields({ key: randomUUID(), shippingOptionId: '', cartToken, ...seen });
}

interface Subscribed {
  readonly siteId: string;
  readonly orderId: string;
  readonly number: number;
  /** The secret in its address. */
  readonly token: string;
  readonly seen: string;
}

/** Subscribes, and returns the first order. */
async function subscribed(world: World): Promise<Subscribed> {
  const placed = await world.visitor.call('POST', subscribe.path, await fieldsOf(world));
  const { orderId, location } = placed.json<{ orderId: string; location: string }>();
  const { db } = world.open;
  const order = db.selectFrom('customer_order').select(['number', 'site_id as siteId']).where('id', '=', orderId);
  const event = db.selectFrom('order_event').select('id').where('order_id', '=', orderId);
  return {
    ...(await order.executeTakeFirstOrThrow()),
    orderId,
    token: location.split('/').at(-1) ?? '',
    seen: String((await event.executeTakeFirstOrThrow()).id),
  };
}

/** Subscribes with a test card, on a site that takes them. */
async function subscribedByCard(world: World): Promise<string> {
  const { token, siteId, orderId } = await subscribed(world);
  const { db, signing, sites } = world.open;
  await db.updateTable('order_payment').set({ method: 'card-test' }).where('order_id', '=', orderId).execute();
  const none = { webhookId: undefined, webhookSecret: undefined };
  const account = { ...none, siteId, id: 'acct_1', name: 'Fern', mode: 'test', secretKey: 'sk_test_1' } as const;
  await saveStripeAccount(db, stripeSeal(signing), { ...account, connectedBy: 'Owner' });
  sites.invalidate(siteId);
  return token;
}

const pathOf = (number: number | string) => MANAGED_ORDER_CALLS.endSubscription.path.replace(':number', String(number));

export const SUBSCRIPTION_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${openSubscription.path}`,
    right: async (world) => ({
      path: openSubscription.path,
      body: { variantId: await sellMonthly(world), quantity: 1 },
    }),
    required: ['variantId', 'quantity'],
    texts: ['variantId'],
    wrong: { variantId: ['', 'x', '\0', randomUUID()], quantity: [0, -1, 1.5, 1000, '1e1', '0x1', '', null, [], {}] },
  },
  {
    route: `POST ${subscribe.path}`,
    right: async (world) => ({ path: subscribe.path, body: await fieldsOf(world) }),
    required: ['email', 'paymentMethod', 'key', 'seenTotalCents', 'cartToken', 'seenPlan'],
    texts: ['email', 'phone', 'paymentMethod', 'note', 'cartToken', 'seenPlan'],
    wrong: {
      email: ['', 'ada', '\0'],
      paymentMethod: ['', 'card', '__proto__'],
      key: NO_KEYS,
      seenTotalCents: [699, 0, -1, 7.5, '7e2', '', null, [], {}],
      cartToken: NO_NAMES,
      seenPlan: ['', '1 month', '1 month 1', '1 year 0', '\0'],
    },
  },
  {
    route: `POST ${SUBSCRIPTION_CALLS.cancelSubscription.path}`,
    right: async (world) => {
      const { token } = await subscribed(world);
      return { path: SUBSCRIPTION_CALLS.cancelSubscription.path, body: { token } };
    },
    required: ['token'],
    texts: ['token'],
    wrong: { token: ['', 'x', '\0', '__proto__', randomUUID()] },
  },
  {
    route: `POST ${SUBSCRIPTION_CALLS.replaceCard.path}`,
    right: async (world) => {
      const token = await subscribedByCard(world);
      return { path: SUBSCRIPTION_CALLS.replaceCard.path, body: { token } };
    },
    required: ['token'],
    texts: ['token'],
    wrong: { token: ['', 'x', '\0', '__proto__', randomUUID()] },
  },
  {
    route: `POST ${MANAGED_ORDER_CALLS.endSubscription.path}`,
    right: async (world) => {
      const { number, seen } = await subscribed(world);
      await signInAsOwner(world);
      return { path: pathOf(number), body: { seen, key: randomUUID() } };
    },
    required: ['seen', 'key'],
    texts: ['seen'],
    wrong: { seen: ['', '-1', 'x', '9'.repeat(19)], key: NO_KEYS },
    wrongPaths: NO_NUMBERS.map(pathOf),
  },
];
