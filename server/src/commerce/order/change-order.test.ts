import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { LINES, prepareOrders } from '../checkout/orders.fixture';
import { change, keepEmails, emailsIn, placeOne } from './changes.fixture';
import { changeOrder, stateSeen } from './change-order';
import { loadOrder } from './load-order';
import { orderEvents } from './order-event.store';

const orders = prepareOrders();
const paid = { change: { kind: 'paid' } } as const;
const fulfilled = { change: { kind: 'fulfilled' }, detail: { carrier: '', trackingNumber: '' } } as const;
const refunded = (cents: number) => ({ change: { kind: 'refunded', cents }, detail: { cents } }) as const;
const cancelled = (isRestocked: boolean) => ({ change: { kind: 'cancelled' }, detail: { isRestocked } }) as const;

const stateOf = async (id: string) => {
  const { seeded, db } = orders.store;
  return (await loadOrder(db, { siteId: seeded.id, locale: 'en', timeZone: 'UTC' }, { id }))?.state;
};
const eventsOf = (id: string) => orderEvents(orders.store.db, id);
const kindsOf = async (id: string) => (await eventsOf(id)).map(({ kind }) => kind);
const stockOf = async (id: string) => {
  const line = orders.store.db.selectFrom('order_line').select('variant_id').where('order_id', '=', id);
  return orders.stockOf((await line.executeTakeFirstOrThrow()).variant_id);
};

beforeAll(() => keepEmails(orders));
beforeEach(() => orders.store.db.deleteFrom('mail_outbox').execute());

test('an order begins open and unpaid, with one history entry', async () => {
  const id = await placeOne(orders);
  expect(await stateOf(id)).toMatchObject({ status: 'open', payment: 'pending', totalCents: 2990, paidCents: 0 });
  expect(await eventsOf(id)).toMatchObject([{ kind: 'placed', by: '', detail: {} }]);
});

test('an order that costs nothing is paid when it is placed', async () => {
  const { shopper } = await orders.shopperWith(1, { productType: 2, variants: [{ priceCents: 0 }] });
  const { orderId } = (await orders.order(shopper, { seenTotalCents: 0 })).json<{ orderId: string }>();
  expect(await stateOf(orderId)).toMatchObject({ payment: 'paid', totalCents: 0 });
});

test('a change that is recorded later has the time at which it happened, and the buyer gets no email', async () => {
  const id = await placeOne(orders);
  const before = await emailsIn(orders);
  const happenedAt = new Date('2026-05-01T10:00:00Z');
  await change(orders, id, { ...paid, happenedAt });
  await change(orders, id, { ...fulfilled, happenedAt });
  expect(await stateOf(id)).toMatchObject({ status: 'fulfilled', payment: 'paid' });
  const [, ...later] = await eventsOf(id);
  expect(later.map(({ kind, at }) => [kind, at])).toEqual([
    ['paid', happenedAt],
    ['fulfilled', happenedAt],
  ]);
  expect(await emailsIn(orders)).toEqual(before);
  const requests = orders.store.db.selectFrom('review_request').select('order_id').where('order_id', '=', id);
  expect(await requests.execute()).toEqual([]);
});

test('every change is in the history with its details, and in the order', async () => {
  const id = await placeOne(orders);
  await change(orders, id, paid);
  await change(orders, id, { ...fulfilled, detail: { carrier: 'Post', trackingNumber: 'X1' } });
  await change(orders, id, refunded(990));
  expect(await eventsOf(id)).toMatchObject([
    { kind: 'placed' },
    { kind: 'paid' },
    { kind: 'fulfilled', detail: { carrier: 'Post', trackingNumber: 'X1' } },
    { kind: 'refunded', detail: { cents: 990, isByHand: true } },
  ]);
  const loaded = await loadOrder(
    orders.store.db,
    { siteId: orders.store.seeded.id, locale: 'en', timeZone: 'UTC' },
    { id },
  );
  expect(loaded?.order.progress).toEqual({
    status: 'fulfilled',
    payment: 'paid',
    paidCents: 2990,
    refundedCents: 990,
    carrier: 'Post',
    trackingNumber: 'X1',
  });
});

test('a history is append-only, and is deleted only with its order', async () => {
  const id = await placeOne(orders);
  const { db } = orders.store;
  for (const statement of [
    sql`update order_event set kind = 'paid' where order_id = ${id}`,
    sql`delete from order_event where order_id = ${id}`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('only added to');
  await db.deleteFrom('customer_order').where('id', '=', id).execute();
  expect(await eventsOf(id)).toEqual([]);
});

test('the same request twenty times simultaneously makes one change and one email', async () => {
  const id = await placeOne(orders);
  await change(orders, id, paid);
  const key = randomUUID();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => change(orders, id, { ...refunded(500), key })));
  expect(outcomes).toEqual(outcomes.map(() => ({ ok: true })));
  expect(await stateOf(id)).toMatchObject({ refundedCents: 500 });
  expect((await emailsIn(orders)).map(({ subject }) => subject.slice(0, 8))).toEqual([
    'We have ',
    'Your ord',
    'A refund',
  ]);
  expect(await change(orders, id, { ...refunded(501), key })).toEqual({ ok: false, code: 'admin/order-key-used' });
});

test('two owners who see the same order refund it once; the second is told of the first refund', async () => {
  const id = await placeOne(orders);
  await change(orders, id, paid);
  const seen = stateSeen(await eventsOf(id));
  const outcomes = await Promise.all([1, 2].map(() => change(orders, id, { ...refunded(1000), seen })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'admin/order-changed', last: { kind: 'refunded' } });
  expect(await stateOf(id)).toMatchObject({ refundedCents: 1000 });
});

test('however many refund simultaneously without a current view, no more is refunded than was paid', async () => {
  const id = await placeOne(orders);
  await change(orders, id, paid);
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => change(orders, id, refunded(700))));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4);
  expect(await stateOf(id)).toMatchObject({ refundedCents: 2800, payment: 'paid' });
  expect((await kindsOf(id)).filter((kind) => kind === 'refunded')).toHaveLength(4);
});

test('a full refund during fulfilment: both succeed in turn, or only the refund', async () => {
  const id = await placeOne(orders);
  await change(orders, id, paid);
  const [sent, back] = await Promise.all([change(orders, id, fulfilled), change(orders, id, refunded(2990))]);
  expect(back).toEqual({ ok: true });
  const kinds = (await kindsOf(id)).slice(2);
  expect(kinds).toEqual(sent?.ok ? ['fulfilled', 'refunded'] : ['refunded']);
  if (!sent?.ok) expect(sent).toMatchObject({ code: 'admin/order-refunded' });
});

test('a note is no change that others must have seen first', async () => {
  const id = await placeOne(orders);
  const seen = stateSeen(await eventsOf(id));
  await change(orders, id, { change: { kind: 'noted' }, detail: { note: 'Call first.' } });
  expect(await change(orders, id, { ...paid, seen })).toEqual({ ok: true });
});

test('cancelling restocks what was taken, once, and only if requested', async () => {
  const [kept, back] = [await placeOne(orders), await placeOne(orders)];
  await change(orders, kept, cancelled(false));
  const before = await orders.revision();
  const key = randomUUID();
  await Promise.all([1, 2, 3].map(() => change(orders, back, { ...cancelled(true), key })));
  expect([await stockOf(kept), await stockOf(back)]).toEqual([3, 5]);
  // Pages show the stock.
  expect(await orders.revision()).toBe(before + 1);
});

test('stock that was unlimited at the order does not grow, beside counted stock', async () => {
  const { shopper, product } = await orders.shopperWith(2, { variants: [{ unlimited: true, qtyInStock: 7 }] });
  const counted = await seedProduct(orders.store.db, orders.store.seeded, { variants: [{ qtyInStock: 5 }] });
  await shopper.call('POST', LINES, { variantId: counted.variantId, quantity: 1 });
  const { orderId } = (await orders.order(shopper, { seenTotalCents: 4240 })).json<{ orderId: string }>();
  await orders.store.db.updateTable('variant').set({ unlimited: false }).where('id', '=', product.variantId).execute();
  expect(await orders.stockOf(counted.variantId)).toBe(4);
  expect(await change(orders, orderId, cancelled(true))).toEqual({ ok: true });
  expect([await orders.stockOf(product.variantId), await orders.stockOf(counted.variantId)]).toEqual([7, 5]);
});

test('if the email cannot be written nothing happens, and a retry does everything once', async () => {
  const id = await placeOne(orders);
  await change(orders, id, paid);
  const { db } = orders.store;
  const before = [await stateOf(id), await eventsOf(id), await emailsIn(orders)];
  await sql`create function no_letters() returns trigger language plpgsql as 'begin raise exception ''no letters''; end'`.execute(
    db,
  );
  await sql`create trigger no_letters before insert on mail_outbox for each row execute function no_letters()`.execute(
    db,
  );
  const again = { ...refunded(500), key: randomUUID() };
  await expect(change(orders, id, again)).rejects.toThrow('no letters');
  expect([await stateOf(id), await eventsOf(id), await emailsIn(orders)]).toEqual(before);
  await sql`drop function no_letters() cascade`.execute(db);
  for (let time = 0; time < 2; time += 1) expect(await change(orders, id, again)).toEqual({ ok: true });
  expect((await emailsIn(orders)).filter(({ about }) => about?.startsWith('order event'))).toHaveLength(2);
});

test('an order of another site is not found', async () => {
  const id = await placeOne(orders);
  const site = await orders.store.site();
  const input = { origin: '', orderId: id, change: { kind: 'paid' }, detail: {}, key: randomUUID() } as const;
  const other = { ...site, id: randomUUID() };
  expect(await changeOrder(orders.store.db, { ...input, site: other })).toEqual({
    ok: false,
    code: 'admin/order-gone',
  });
});
