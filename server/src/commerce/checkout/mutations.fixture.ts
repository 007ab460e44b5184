import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { PROOF_TIMEOUT_MS, proofSeed, repeats } from '../../../../tools/testing/proof';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedProduct, seedShipping } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';

const RUNS = repeats({ short: 125, long: 2_500 });
const STOCK = 1_000_000;
const PRICES = { mug: 1250, book: 333 };
const SHIPPING_CENTS = 490;
/** Parameters that would change the total if the server used them. */
const INJECTED = [
  'totalCents',
  'grandTotalCents',
  'subtotalCents',
  'shippingCostCents',
  'discountCents',
  'taxCents',
  'priceCents',
  'unitPriceCents',
  'currency',
  'site_id',
  'cartId',
  'orderId',
  'coupons',
];

type Fields = Record<string, unknown>;
const STEPS = {
  add: ['variantId', 'quantity'],
  set: ['lineId', 'quantity', 'confirmed'],
  order: [...Object.keys(orderFields({})), 'shippingOptionId', 'key', 'seenTotalCents', 'seenCurrency'],
} as const;
type Step = keyof typeof STEPS;

/** One value in one field of one of the three requests of a purchase. */
interface Mutation {
  readonly step: Step;
  readonly field: string;
  readonly value: unknown;
  readonly asForm: boolean;
}

let store: TestStore;
let ids: { mug: string; book: string; parcel: string; foreignVariant: string; foreignParcel: string };
const fieldOf = (step: Step) => fc.constantFrom(...STEPS[step], ...INJECTED);
const value = fc.oneof(
  fc.constantFrom<unknown>(
    -1,
    0,
    0.5,
    1e9,
    Number.MAX_SAFE_INTEGER,
    -0,
    '',
    ' ',
    '1e3',
    '0x10',
    null,
    true,
    [],
    [1, 2],
    {},
    { $gt: 0 },
  ),
  fc.constantFrom<unknown>(
    'JPY',
    '<script>alert(1)</script>',
    "'; drop table variant; --",
    '\u0000',
    '\ud800',
    '__proto__',
    'yes',
    'no',
    'x'.repeat(2 ** 20),
  ),
  fc.constantFrom('book', 'mug', 'parcel', 'foreignVariant', 'foreignParcel').map((name) => ({ id: name })),
  fc.anything(),
);
const mutations = (asForm: boolean): fc.Arbitrary<Mutation> =>
  fc
    .constantFrom<Step>('add', 'set', 'order')
    .chain((step) => fc.record({ step: fc.constant(step), field: fieldOf(step), value, asForm: fc.constant(asForm) }));

function mutated(step: Step, fields: Fields, change: Mutation): Fields {
  if (step !== change.step) return fields;
  const { value: input } = change;
  const isId = typeof input === 'object' && input !== null && 'id' in input;
  return { ...fields, [change.field]: isId ? ids[input.id as keyof typeof ids] : input };
}

function send(
  shopper: Shopper,
  { asForm }: Mutation,
  request: { method: 'POST' | 'PUT'; path: string; fields: Fields },
): Promise<Reply> {
  if (asForm) return shopper.post(request.path, request.fields);
  return shopper.call(request.method, request.path, jsonText(request.fields));
}

/** JSON as an attacker writes it; values that JSON.stringify refuses are written as text. */
function jsonText(fields: Fields): string {
  return JSON.stringify(fields, (_key, part: unknown) =>
    typeof part === 'bigint' || typeof part === 'symbol' ? part.toString() : part,
  );
}

/** Buys a mug with the mutation in one request; returns all replies. */
async function purchase(shopper: Shopper, change: Mutation): Promise<Reply[]> {
  // The test orders more often than the rate limit allows.
  await store.db.deleteFrom('rate_window').execute();
  const add = await send(shopper, change, {
    method: 'POST',
    path: '/api/commerce/cart/lines',
    fields: mutated('add', { variantId: ids.mug, quantity: 1 }, change),
  });
  const { cart } = (await shopper.get('/api/commerce/cart/cart')).json();
  const { lineId, ...rest } = mutated('set', { lineId: cart.entries[0]?.id ?? randomUUID(), quantity: 2 }, change);
  const set = await send(shopper, change, {
    method: 'PUT',
    path: `/api/commerce/cart/lines/${encodeURIComponent(safeText(lineId))}`,
    fields: rest,
  });
  const now = (await shopper.get('/api/commerce/cart/cart')).json().cart;
  const seenTotalCents = now.subtotalCents + (now.requiresShipping ? SHIPPING_CENTS : 0);
  const fields = orderFields({ shippingOptionId: ids.parcel, key: randomUUID(), seenTotalCents, seenCurrency: 'EUR' });
  const order = await send(shopper, change, {
    method: 'POST',
    path: '/api/commerce/checkout/orders',
    fields: mutated('order', fields, change),
  });
  return [add, set, order];
}

function safeText(lineId: unknown): string {
  const text =
    typeof lineId === 'string' && lineId !== ''
      ? lineId
      : JSON.stringify(lineId ?? null, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));
  // Lone surrogates have no percent encoding.
  return Buffer.from(text ?? 'undefined')
    .toString()
    .slice(0, 1000);
}

/** Checks all orders of the test against the server's own prices. */
async function expectTrueOrders(): Promise<void> {
  const orders = await store.db.selectFrom('customer_order').selectAll().execute();
  const lines = await store.db.selectFrom('order_line').selectAll().execute();
  const unit = new Map([
    [ids.mug, PRICES.mug],
    [ids.book, PRICES.book],
  ]);
  for (const order of orders) {
    const own = lines.filter((line) => line.order_id === order.id);
    const subtotal = own.reduce((sum, line) => sum + (unit.get(line.variant_id ?? '') ?? NaN) * line.quantity, 0);
    const shipping = own.some((line) => line.variant_id === ids.mug) ? SHIPPING_CENTS : 0;
    expect(order).toMatchObject({
      site_id: store.seeded.id,
      currency: 'EUR',
      subtotal_cents: subtotal,
      shipping_cents: shipping,
      tax_cents: 0,
      discount_cents: 0,
      total_cents: subtotal + shipping,
    });
  }
  const sold = lines.filter((line) => line.variant_id === ids.mug).reduce((sum, line) => sum + line.quantity, 0);
  const mug = await store.db
    .selectFrom('variant')
    .select('qty_in_stock')
    .where('id', '=', ids.mug)
    .executeTakeFirstOrThrow();
  expect(mug.qty_in_stock).toBe(STOCK - sold);
}

async function openMarket(): Promise<void> {
  store = await openStore();
  const { db, seeded } = store;
  const abroad = await seedSite(db, { host: 'abroad.test', currency: 'JPY' });
  const mug = await seedProduct(db, seeded, { variants: [{ priceCents: PRICES.mug, qtyInStock: STOCK }] });
  const book = await seedProduct(db, seeded, {
    productType: PRODUCT_TYPE.digital,
    variants: [{ priceCents: 999, salePriceCents: PRICES.book, onSale: true }],
  });
  const foreign = await seedProduct(db, abroad, { variants: [{ priceCents: 1 }] });
  ids = {
    mug: mug.variantId,
    book: book.variantId,
    parcel: await seedShipping(db, seeded, { costCents: SHIPPING_CENTS }),
    foreignVariant: foreign.variantId,
    foreignParcel: await seedShipping(db, abroad, { costCents: 0 }),
  };
}

/** Tests that no mutated field of a purchase changes the order; requests are sent as forms or as JSON. */
export function describeMutations({ asForm }: Pick<Mutation, 'asForm'>): void {
  beforeAll(openMarket);
  afterAll(() => store.close());

  test(
    'no mutated field creates an order whose total differs from the server’s, or a server error',
    async () => {
      let placed = 0;
      await fc.assert(
        fc.asyncProperty(mutations(asForm), async (change) => {
          const replies = await purchase(store.shopper(), change);
          expect(replies.map((reply) => reply.statusCode).filter((status) => status >= 500)).toEqual([]);
          placed += replies[2]?.statusCode === (asForm ? 303 : 200) ? 1 : 0;
        }),
        { seed: proofSeed(), numRuns: RUNS, endOnFailure: true },
      );
      await expectTrueOrders();
      // Many mutations are harmless, so both outcomes must have occurred.
      expect(placed).toBeGreaterThan(RUNS / 10);
      expect(placed).toBeLessThan(RUNS);
    },
    PROOF_TIMEOUT_MS,
  );

  // Without script the page comes back instead.
  if (asForm) return;
  test('a refused purchase gives one of our error codes', async () => {
    for (const field of ['seenTotalCents', 'seenCurrency'])
      for (const value of [-1, 0.5, 1e9, randomUUID(), 'JPY', [1], 'x'.repeat(2 ** 20), '<script>']) {
        const [, , order] = await purchase(store.shopper(), { step: 'order', field, value, asForm });
        expect([400, 409, 413]).toContain(order?.statusCode);
        expect(order?.json()).toMatchObject({
          error: expect.any(String),
          code: expect.stringMatching(/^(commerce|site)\//),
        });
      }
  });
}
