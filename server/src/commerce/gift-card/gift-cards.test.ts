import { randomUUID } from 'node:crypto';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { COOKIE } from 'shared-types/site/cookie';
import { spec } from '../../../../tools/testing/spec';
import { repeats } from '../../../../tools/testing/proof';
import { untilOneWaits, waitForNobody } from '../../platform/schema/until-one-waits.fixture';
import { bumpRevision } from '../../site/directory/revision';
import { placeOrder } from '../checkout/order/order.store';
import { LINES, prepareOrders } from '../checkout/orders.fixture';
import { placeOrderSchema } from '../checkout/place-order.schema';
import type { ChangeOutcome } from '../order/change-order';
import { change, keepEmails, emailsIn } from '../order/changes.fixture';
import { createGiftCardCode, giftCardHash } from './gift-card-code';
import { sellGiftCards, type GiftCardSeller } from './gift-cards.fixture';

const orders = prepareOrders();
let seller: GiftCardSeller;
beforeAll(async () => {
  await keepEmails(orders);
  seller = await sellGiftCards(orders);
});
beforeEach(async () => {
  for (const table of ['customer_order', 'mail_outbox', 'rate_window'] as const)
    await orders.store.db.deleteFrom(table).execute();
});

const cards = () => orders.store.db.selectFrom('gift_card').selectAll().orderBy('created_at').execute();
const balances = async () => (await cards()).map((card) => card.balance_cents);
const row = async (reply: { json<T>(): T }) => {
  const { orderId } = reply.json<{ orderId: string }>();
  const found = orders.store.db
    .selectFrom('customer_order')
    .innerJoin('order_payment', 'order_payment.order_id', 'customer_order.id')
    .selectAll()
    .where('id', '=', orderId);
  return found.executeTakeFirstOrThrow();
};
/** Orders this many items at 12.50, with 4.90 for shipping, paid by a gift card. */
const orderBy = async (giftCard: string, pieces = 1, over: object = {}) => {
  const { shopper } = await orders.shopperWith(pieces);
  return orders.order(shopper, { giftCard, seenTotalCents: 1250 * pieces + 490, ...over });
};
const state = (reply: Awaited<ReturnType<typeof orderBy>>) => [
  reply.statusCode,
  reply.json<{ data?: { errors?: object } }>().data?.errors,
];

spec(['GIFT-01', 'GIFT-02'], 'the page sells the product its query names, with the SKU preselected', async () => {
  const { id } = orders.store.seeded;
  const at = async (query: object) => {
    const page = await orders.store.shopper().get(`/checkout/giftcard?${new URLSearchParams({ ...query })}`);
    return [
      page.statusCode,
      page.body.includes(`value="${seller.sku} 5000"`),
      page.body.includes('is no longer sold here'),
    ];
  };
  const right = { websiteId: id, giftCardProductId: seller.productId };
  expect(await at({ ...right, sku: seller.sku })).toEqual([200, true, false]);
  expect(await at(right)).toEqual([200, true, false]);
  const { product } = await orders.shopperWith(1);
  for (const wrong of [
    {},
    { ...right, websiteId: randomUUID() },
    { ...right, giftCardProductId: randomUUID() },
    { ...right, giftCardProductId: product.id },
    { ...right, giftCardProductId: '\0' },
  ])
    expect([wrong, await at(wrong)]).toEqual([wrong, [200, false, true]]);
});

test('a code goes to its recipient when the gift card is paid, and to nobody before', async () => {
  const visitor = orders.store.shopper();
  const over = { recipientName: 'Bea', recipientEmail: 'bea@example.com', message: 'Happy birthday' };
  const { location } = (await seller.buy(over, visitor)).json<{ location: string }>();
  expect(location).toMatch(/^\/checkout\/order\/[\w-]{43}$/);
  expect((await cards())[0]).toMatchObject({ code_hash: null, worth_cents: 5000, balance_cents: 0 });
  expect((await emailsIn(orders)).map(({ recipient }) => recipient)).toEqual(['ada@example.com']);
  const [card] = await cards();
  await change(orders, card?.order_id ?? '', { change: { kind: 'paid' } });
  await change(orders, card?.order_id ?? '', { change: { kind: 'paid' } });
  const sent = (await emailsIn(orders)).filter(({ recipient }) => recipient === 'bea@example.com');
  expect(sent.map(({ subject }) => subject)).toEqual(['A gift card for you: €50.00 at store.test']);
  for (const part of ['Bea, here is your gift card', 'Happy birthday', /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/])
    expect(sent[0]?.body).toEqual(
      typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part),
    );
  expect(await balances()).toEqual([5000]);
});

test('without a recipient it goes to the buyer; the code is stored only in the email', async () => {
  const code = await seller.code();
  expect(code).not.toBe('');
  const [mail] = (await emailsIn(orders)).filter(({ about }) => about?.startsWith('gift card'));
  expect([mail?.recipient, (await cards())[0]?.code_hash]).toEqual(['ada@example.com', giftCardHash(code)]);
  expect(JSON.stringify(await cards())).not.toContain(code.slice(0, 14));
  expect(giftCardHash(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(giftCardHash(code));
  expect(createGiftCardCode()).not.toBe(createGiftCardCode());
});

test.each([
  [{ choice: 'OTHER 5000' }, 'choice'],
  [{ choice: '4999' }, 'choice'],
  [{ email: 'ada' }, 'email'],
  [{ recipientEmail: 'bea' }, 'recipientEmail'],
  [{ paymentMethod: 'card' }, 'paymentMethod'],
])('%j is refused at its field, and nothing is stored', async (over, field) => {
  const reply = await seller.buy(over);
  expect([reply.statusCode, reply.json().code, Object.keys(reply.json().data.errors)]).toEqual([
    400,
    'commerce/gift-card-invalid',
    [field],
  ]);
  expect([await orders.orders(), await cards()]).toEqual([[], []]);
});

spec('GIFT-01', 'a cart takes no gift card, and other products are not sold as one', async () => {
  const { db } = orders.store;
  const variant = db.selectFrom('variant').select('id').where('sku', '=', seller.sku);
  const { id: variantId } = await variant.executeTakeFirstOrThrow();
  const added = await orders.store.shopper().call('POST', LINES, { variantId, quantity: 1 });
  expect([added.statusCode, added.json().code]).toEqual([404, 'commerce/variant-not-found']);
  const { product } = await orders.shopperWith(1);
  for (const giftCardProductId of [product.id, randomUUID(), ''])
    expect((await seller.buy({ giftCardProductId })).json().code).toBe('commerce/gift-card-gone');
});

spec('PLAT-05', 'the same gift card bought twenty times simultaneously is one order and one card', async () => {
  const visitor = orders.store.shopper();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => seller.buy({ key }, visitor.twin())));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect([(await orders.orders()).length, (await cards()).length]).toEqual([1, 1]);
});

test('a gift card pays up to its balance, to the cent, and the buyer pays the rest', async () => {
  const code = await seller.code();
  const first = await row(await orderBy(code, 3));
  expect([first.total_cents, first.gift_card_cents, first.amount_cents, first.state]).toEqual([4240, 4240, 0, 'paid']);
  expect(await balances()).toEqual([760]);
  const reply = await orderBy(` ${code.toLowerCase()} `, 2);
  const second = await row(reply);
  expect([second.total_cents, second.gift_card_cents, second.amount_cents, second.state]).toEqual([
    2990,
    760,
    2230,
    'pending',
  ]);
  expect(await balances()).toEqual([0]);
  const [mail] = (await emailsIn(orders)).filter(({ about }) => about === `order placed ${second.id}`);
  for (const part of ['Gift card: -€7.60', 'Amount due: €22.30']) expect(mail?.body).toContain(part);
  await change(orders, second.id, { change: { kind: 'paid' } });
  expect((await row(reply)).paid_cents).toBe(2230);
});

test('an invalid, empty or unpaid code is refused at its field, and nothing is ordered', async () => {
  const code = await seller.code();
  await orderBy(code, 4);
  await seller.buy();
  const count = (await orders.orders()).length;
  const unknown = 'This gift card code is not valid. Check the code, or leave the field empty.';
  expect(state(await orderBy(createGiftCardCode()))).toEqual([400, { giftCard: unknown }]);
  expect(state(await orderBy(code))).toEqual([
    400,
    { giftCard: 'This gift card has no balance left. Leave the field empty to order without it.' },
  ]);
  expect(await orders.orders()).toHaveLength(count);
});

test('guessing codes is stopped', async () => {
  const statuses = [];
  for (let tried = 0; tried < 21; tried += 1) statuses.push(JSON.stringify(state(await orderBy('AAAA'))[1]));
  expect(statuses.slice(0, 20).every((text) => text.includes('is not valid'))).toBe(true);
  expect(statuses[20]).toContain('Too many codes');
});

/** The long proof repeats it. */
test.each(Array.from({ length: repeats({ short: 1, long: 25 }) }, (_, time) => time + 1))(
  'ten simultaneous orders by one gift card spend its balance once (%d)',
  async () => {
    const code = await seller.code();
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => orders.shopperWith(1)));
    const { db } = orders.store;
    const site = await orders.store.site();
    // Each from its own address, so that the limit of codes per address does not separate them.
    const outcomes = await Promise.all(
      shoppers.map(({ shopper }, index) =>
        placeOrder(
          db,
          {
            site,
            origin: 'http://store.test',
            sender: `192.0.2.${index}`,
            payer: { isTester: false },
            cartToken: shopper.valueOf(COOKIE.cart),
          },
          placeOrderSchema('en').parse(orders.fields({ giftCard: code, seenTotalCents: 1740 })),
        ),
      ),
    );
    // Two are paid in full, one in part; nothing is left for the others.
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    const spent = (await orders.orders()).map((order) => order.gift_card_cents).filter((cents) => cents > 0);
    expect(spent.sort((a, b) => b - a)).toEqual([1740, 1740, 1520]);
    expect(await balances()).toEqual([0]);
  },
);

test('a resent order spends nothing again', async () => {
  const code = await seller.code();
  const { shopper } = await orders.shopperWith(1);
  const same = { key: randomUUID(), giftCard: code, seenTotalCents: 1740 };
  const replies = await Promise.all(Array.from({ length: 5 }, () => orders.order(shopper.twin(), same)));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(await balances()).toEqual([5000 - 1740]);
});

test('what a gift card paid is returned to it, once, when the order is cancelled or fully refunded', async () => {
  const code = await seller.code();
  const covered = await row(await orderBy(code, 1));
  const partly = await row(await orderBy(code, 3));
  expect(await balances()).toEqual([0]);
  await change(orders, covered.id, { change: { kind: 'cancelled' } });
  await change(orders, covered.id, { change: { kind: 'cancelled' } });
  expect(await balances()).toEqual([1740]);
  await change(orders, partly.id, { change: { kind: 'paid' } });
  await change(orders, partly.id, { change: { kind: 'refunded', cents: 100 } });
  expect(await balances()).toEqual([1740]);
  await change(orders, partly.id, { change: { kind: 'refunded', cents: partly.amount_cents - 100 } });
  await change(orders, partly.id, { change: { kind: 'cancelled' } });
  expect(await balances()).toEqual([5000]);
});

test('a cancellation that waits for a gift card holds no row that the transaction using the card writes next', async () => {
  const { db, seeded } = orders.store;
  const code = await seller.code();
  const { shopper } = await orders.shopperWith(1, { variants: [{ qtyInStock: 5 }] });
  const { id } = await row(await orders.order(shopper, { giftCard: code, seenTotalCents: 1740 }));
  let cancelled: Promise<ChangeOutcome> | undefined;
  await db.transaction().execute(async (spending) => {
    await spending.updateTable('gift_card').set({ balance_cents: 1000 }).execute();
    cancelled = change(orders, id, { change: { kind: 'cancelled' }, detail: { isRestocked: true } });
    await untilOneWaits(db, { work: cancelled });
    await waitForNobody(spending);
    await bumpRevision(spending, seeded.id);
  });
  expect([await cancelled, await balances()]).toEqual([{ ok: true }, [1000 + 1740]]);
});

test('the cancellation email says how much is returned to the gift card, and no other email does', async () => {
  const code = await seller.code();
  const partly = await row(await orderBy(code, 5));
  const covered = await row(await orderBy(await seller.code(), 1));
  const backIn = async (id: string) => {
    const events = orders.store.db.selectFrom('order_event').select('id').where('order_id', '=', id);
    const abouts = (await events.execute()).map((event) => `order event ${event.id}`);
    const emails = (await emailsIn(orders)).filter(({ about }) => abouts.includes(about ?? ''));
    return emails.map(({ body }) => /(\S+) goes back to the gift card/.exec(body ?? '')?.[1]);
  };
  await change(orders, partly.id, { change: { kind: 'paid' } });
  await change(orders, partly.id, { change: { kind: 'refunded', cents: 100 }, detail: { cents: 100 } });
  const rest = partly.amount_cents - 100;
  await change(orders, partly.id, { change: { kind: 'refunded', cents: rest }, detail: { cents: rest } });
  // It exists already.
  await change(orders, partly.id, { change: { kind: 'cancelled' } });
  expect((await backIn(partly.id)).filter(Boolean)).toEqual(['€50.00']);
  await change(orders, covered.id, { change: { kind: 'cancelled' } });
  expect(await backIn(covered.id)).toEqual(['€17.40']);
});

test('a gift card is void once its order is refunded, and is not fulfilled', async () => {
  const code = await seller.code();
  const [card] = await cards();
  expect(await change(orders, card?.order_id ?? '', { change: { kind: 'fulfilled' } })).toEqual({
    ok: false,
    code: 'admin/order-no-goods',
  });
  const order = await row(await orderBy(code, 1));
  await change(orders, card?.order_id ?? '', { change: { kind: 'refunded', cents: 5000 } });
  expect(await balances()).toEqual([0]);
  expect(state(await orderBy(code))[0]).toBe(400);
  await change(orders, order.id, { change: { kind: 'cancelled' } });
  expect(await balances()).toEqual([0]);
});

test('a new code replaces the earlier one, keeps the balance, and is sent to the recipient once', async () => {
  const code = await seller.code({ recipientName: 'Bea', recipientEmail: 'bea@example.com' });
  expect(state(await orderBy(code))[0]).toBe(200);
  const [card] = await cards();
  const orderId = card?.order_id ?? '';
  const reissue = (over: object = {}) => change(orders, orderId, { change: { kind: 'reissued' }, ...over });
  expect(await Promise.all([1, 2, 3].map(() => reissue({ key: 'new code' })))).toEqual(Array(3).fill({ ok: true }));
  const sent = (await emailsIn(orders)).filter(({ subject }) => subject.startsWith('A new code'));
  expect(sent.map(({ recipient, body }) => [recipient, body?.includes('€32.60 is left to spend')])).toEqual([
    ['bea@example.com', true],
  ]);
  const [next = ''] = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(sent[0]?.body ?? '') ?? [];
  expect([await balances(), (await cards())[0]?.ending]).toEqual([[3260], next.slice(-4)]);
  expect(state(await orderBy(code))[0]).toBe(400);
  expect(state(await orderBy(next))[0]).toBe(200);
  await change(orders, orderId, { change: { kind: 'refunded', cents: 5000 } });
  expect(await reissue()).toEqual({ ok: false, code: 'admin/order-refunded' });
});

test('no code is sent for a gift card that is not paid, nor for other orders', async () => {
  await seller.buy();
  const [unpaid] = await cards();
  const reissue = (id = '') => change(orders, id, { change: { kind: 'reissued' } });
  expect(await reissue(unpaid?.order_id)).toEqual({ ok: false, code: 'admin/order-unpaid' });
  const { shopper } = await orders.shopperWith(1);
  const { orderId } = (await orders.order(shopper, { seenTotalCents: 1740 })).json<{ orderId: string }>();
  expect(await reissue(orderId)).toEqual({ ok: false, code: 'admin/order-no-gift-card' });
  await change(orders, unpaid?.order_id ?? '', { change: { kind: 'cancelled' } });
  expect(await reissue(unpaid?.order_id)).toEqual({ ok: false, code: 'admin/order-cancelled' });
});

test('the checkout asks for a gift card where the site has sold one', async () => {
  const { shopper } = await orders.shopperWith(1);
  const offersGiftCard = async () => (await shopper.get('/checkout')).body.includes('name="giftCard"');
  const site = await orders.store.site();
  const has = [...(site.pageAt('/checkout')?.page.blocks.values() ?? [])].some(
    ({ type }) => type === BLOCK_TYPE.checkout,
  );
  expect([has, await offersGiftCard()]).toEqual([true, false]);
  await seller.code();
  expect(await offersGiftCard()).toBe(true);
});
