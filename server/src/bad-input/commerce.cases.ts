import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { COUPON_CALLS } from 'shared-types/commerce/coupons';
import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import { orderFields } from '../../../tools/testing/store/order-fields';
import { KEY, NO_KEYS, type BadInputCase, type World } from './bad-input-case.fixture';

const NO_IDS = ['x', '0', '%00', "'%20or%201=1--", '..%2f..'];
const NO_QUANTITIES = [-1, 0.5, 1000, 1e9, 1e400, '1e3', '0x1', ' ', 'two', null, true, [], [1], {}];

async function variantId({ open }: World, sku = 'GUIDE'): Promise<string> {
  return (await open.db.selectFrom('variant').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
}

/** Adds a product to the visitor's cart, the guide unless `sku` names another; returns the id of its line. */
async function lineId(world: World, sku?: string): Promise<string> {
  const reply = await world.visitor.call('POST', CART_CALLS.addLine.path, {
    variantId: await variantId(world, sku),
    quantity: 1,
  });
  return reply.json<{ cart: { entries: { id: string }[] } }>().cart.entries[0]?.id ?? '';
}

const linePath = (id: string) => CART_CALLS.setLineQuantity.path.replace(':lineId', id);
const setLine: Omit<BadInputCase, 'route'> = {
  right: async (world) => ({ path: linePath(await lineId(world)), body: { quantity: 2 } }),
  required: ['quantity'],
  wrong: { quantity: NO_QUANTITIES, key: NO_KEYS, confirmed: ['maybe', 7, []] },
  wrongPaths: NO_IDS.map(linePath),
};

const formPath = (id: string) => CART_CALLS.setLineForm.path.replace(':lineId', id);
const lineForm = {
  title: 'Dedication',
  fields: [{ id: 'words', type: 'text', title: 'Words', required: true, maxLength: 100 }],
};
const setForm: Omit<BadInputCase, 'route'> = {
  right: async (world) => {
    const id = await lineId(world, 'MUG-S');
    await world.open.db
      .updateTable('product')
      .set({ form: JSON.stringify(lineForm) })
      .where('slug', '=', 'mug')
      .execute();
    return { path: formPath(id), body: { form: { words: 'For Ada' }, key: KEY } };
  },
  required: ['form'],
  texts: ['key'],
  wrong: {
    form: [
      7,
      null,
      [],
      '',
      '{',
      'null',
      '['.repeat(50_000),
      {},
      { words: '' },
      { words: 'x'.repeat(101) },
      { words: {} },
    ],
    key: NO_KEYS,
  },
  wrongPaths: NO_IDS.map(formPath),
};

const code: Omit<BadInputCase, 'route'> = {
  right: async (world) => {
    await lineId(world);
    const { db } = world.open;
    const { id: site_id } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
    const row = { code: 'Ten', code_key: 'TEN', kind: 'shipping' } as const;
    const none = { rate_basis_points: null, amount_cents: null, valid_from: null, valid_until: null };
    const uses = { most_uses: null, most_uses_per_email: null };
    await db
      .insertInto('coupon')
      .values({ id: randomUUID(), site_id, ...row, ...none, ...uses })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // After too many attempts every code is refused; each case must start from zero.
    await db.deleteFrom('rate_window').execute();
    return { path: COUPON_CALLS.addCoupon.path, body: { coupon: 'ten', key: KEY } };
  },
  required: ['coupon'],
  texts: ['coupon', 'key'],
  wrong: { coupon: ['', ' '], key: NO_KEYS },
};
const codeOff: Omit<BadInputCase, 'route'> = {
  ...code,
  right: async (world) => {
    const { path, body } = await code.right(world);
    await world.visitor.call('POST', path, body);
    return { path: COUPON_CALLS.removeCoupon.path, body };
  },
};

const delivery: Omit<BadInputCase, 'route'> = {
  right: async (world) => {
    await lineId(world);
    return { path: DELIVERY_CALLS.setDelivery.path, body: { country: 'DE', state: '', zip: '10117', key: KEY } };
  },
  required: ['country'],
  texts: ['country', 'state', 'zip', 'key'],
  wrong: {
    country: ['', 'XX', 'de', 'DEU', '%00'],
    zip: ['x'.repeat(41), '\u0000', '\ud800'],
    state: ['x'.repeat(101), '\u0000'],
    shippingOptionId: ['x', 7, null, [], {}],
    key: NO_KEYS,
  },
};

export const COMMERCE_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${CART_CALLS.addLine.path}`,
    right: async (world) => ({
      path: CART_CALLS.addLine.path,
      body: { variantId: await variantId(world), quantity: 1 },
    }),
    required: ['variantId', 'quantity'],
    texts: ['variantId'],
    wrong: {
      quantity: [0, ...NO_QUANTITIES],
      variantId: ['', 'x', "' or 1=1--", '00000000-0000-4000-8000-000000000000'],
      key: NO_KEYS,
    },
  },
  { route: `PUT ${CART_CALLS.setLineQuantity.path}`, ...setLine },
  { route: `POST ${CART_CALLS.setLineQuantity.path}`, ...setLine },
  { route: `PUT ${CART_CALLS.setLineForm.path}`, ...setForm },
  { route: `POST ${CART_CALLS.setLineForm.path}`, ...setForm },
  {
    route: `DELETE ${CART_CALLS.removeLine.path}`,
    right: async (world) => ({ path: linePath(await lineId(world)) }),
    wrongPaths: NO_IDS.map(linePath),
  },
  {
    route: `POST ${CART_CALLS.removeLine.path}/removal`,
    right: async (world) => ({ path: `${linePath(await lineId(world))}/removal` }),
    wrongPaths: NO_IDS.map((id) => `${linePath(id)}/removal`),
  },
  { route: `POST ${COUPON_CALLS.addCoupon.path}`, ...code, wrong: { ...code.wrong, coupon: ['', ' ', 'NONE', '<b>'] } },
  { route: `DELETE ${COUPON_CALLS.removeCoupon.path}`, ...codeOff },
  {
    route: `POST ${COUPON_CALLS.removeCoupon.path}/removal`,
    ...codeOff,
    right: async (world) => ({ ...(await codeOff.right(world)), path: `${COUPON_CALLS.removeCoupon.path}/removal` }),
  },
  { route: `PUT ${DELIVERY_CALLS.setDelivery.path}`, ...delivery },
  { route: `POST ${DELIVERY_CALLS.setDelivery.path}`, ...delivery },
  {
    route: `POST ${CHECKOUT_CALLS.placeOrder.path}`,
    right: async (world) => {
      await lineId(world);
      return {
        path: CHECKOUT_CALLS.placeOrder.path,
        body: orderFields({ key: KEY, seenTotalCents: 700, shippingOptionId: '' }),
      };
    },
    required: ['email', 'paymentMethod', 'key', 'seenTotalCents'],
    texts: ['email', 'phone', 'firstName', 'line1', 'country', 'note', 'paymentMethod', 'key'],
    wrong: {
      seenTotalCents: [-1, 0, 699, 701, 0.5, 1e400, null, [], {}, '7e2'],
      seenCurrency: ['JPY', '', 'eur', 7, null, [], {}],
      key: ['', 'short'],
      paymentMethod: ['', 'stripe'],
      email: ['ada', 'a@', `${'a'.repeat(255)}@b`],
    },
  },
];
