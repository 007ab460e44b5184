import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { orderFields } from '../../../tools/testing/store/order-fields';
import { KEY, NO_KEYS, type BadInputCase, type World } from './bad-input-case.fixture';

const NO_IDS = ['x', '0', '%00', "'%20or%201=1--", '..%2f..'];
const NO_QUANTITIES = [-1, 0.5, 1000, 1e9, 1e400, '1e3', '0x1', ' ', 'two', null, true, [], [1], {}];

async function variantId({ open }: World, sku = 'GUIDE'): Promise<string> {
  return (await open.db.selectFrom('variant').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
}

/** Puts a guide, or something else, into the visitor's cart; gives its line. */
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
/** What the mug asks whoever buys it. */
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

/** Endpoints that change a cart, or order it. */
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
      key: ['', 'short'],
      paymentMethod: ['', 'stripe'],
      email: ['ada', 'a@', `${'a'.repeat(255)}@b`],
    },
  },
];
