import { randomUUID } from 'node:crypto';
import { SUBSCRIPTION_CALLS } from 'shared-types/commerce/orders/subscription';
import { SUBSCRIPTION_CHECKOUT_CALLS } from 'shared-types/commerce/subscription-checkout';
import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { orderFields } from '../../../tools/testing/store/order-fields';
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

/** Subscribes, and returns the address of the first order. */
async function subscribed(world: World): Promise<{ number: number; token: string; seen: string }> {
  const placed = await world.visitor.call('POST', subscribe.path, await fieldsOf(world));
  const { orderId, location } = placed.json<{ orderId: string; location: string }>();
  const { db } = world.open;
  const order = db.selectFrom('customer_order').select('number').where('id', '=', orderId);
  const event = db.selectFrom('order_event').select('id').where('order_id', '=', orderId);
  return {
    number: (await order.executeTakeFirstOrThrow()).number,
    token: location.split('/').at(-1) ?? '',
    seen: String((await event.executeTakeFirstOrThrow()).id),
  };
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
