import { sql } from 'kysely';
import { until } from '../../../../tools/testing/until';
import { change, keepEmails } from '../order/changes.fixture';
import { sellGiftCards } from '../gift-card/gift-cards.fixture';
import { prepareHolds } from './holds.fixture';

const holds = prepareHolds();
const { orders, placed, expire, release, pay, state, emails } = holds;
beforeAll(() => keepEmails(orders));
beforeEach(() => orders.store.db.deleteFrom('mail_outbox').execute());

const setProfile = async (over: object) => {
  const { db, seeded } = orders.store;
  const profile = sql<string>`profile || ${JSON.stringify(over)}::jsonb`;
  await db.updateTable('site').set({ profile }).where('id', '=', seeded.id).execute();
  orders.store.forget();
};
const eventsOf = (id: string) =>
  orders.store.db
    .selectFrom('order_event')
    .select(['kind', 'detail', 'by_name'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

test('an unpaid order reserves its items for the time the owner set, and its buyer is told until when', async () => {
  await setProfile({ unpaidOrders: { offlineDays: 2, mostPerHour: 1000 } });
  const order = await placed();
  const hold = await orders.store.db
    .selectFrom('order_hold')
    .select(sql<number>`extract(epoch from held_until - now()) / 3600`.as('hours'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(Number(hold.hours)).toBeCloseTo(48, 0);
  const [email] = await emails(order.id);
  expect(email?.body).toMatch(
    /Your items are reserved until .+ UTC\. If the order is not paid by then, it is cancelled\./,
  );
  await release();
  expect(await state(order)).toEqual(['open', 'pending', 3]);
  await setProfile({ unpaidOrders: { mostPerHour: 1000 } });
});

test('a release is retried at once when its transaction conflicts with another', async () => {
  const { db } = orders.store;
  const order = await placed();
  await expire(order.id);
  // Sequences ignore rollbacks, so this one counts attempts.
  await sql`create sequence met`.execute(db);
  await sql`create function meet() returns trigger language plpgsql as $$
    begin
      if nextval('met') = 1 then raise exception 'met another' using errcode = '40001'; end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger meets after update on customer_order for each statement execute function meet()`.execute(db);
  await release();
  await sql`drop trigger meets on customer_order`.execute(db);
  expect(await state(order)).toEqual(['cancelled', 'pending', 5]);
});

test('once its time is over it is cancelled with a reason, its items are back in stock, and its buyer is told, once', async () => {
  const order = await placed();
  await expire(order.id);
  await Promise.all([release(), release(), release()]);
  await release();
  expect(await state(order)).toEqual(['cancelled', 'pending', 5]);
  expect(await eventsOf(order.id)).toEqual([
    expect.objectContaining({ kind: 'placed' }),
    { kind: 'cancelled', detail: { isRestocked: true, isUnpaid: true }, by_name: '' },
  ]);
  const sent = (await emails(order.id)).slice(1);
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('was cancelled because it was not paid'),
  ]);
  expect(sent[0]?.body).toContain('please order again');
});

test('an order paid in time is never released, and neither is one fulfilled before payment', async () => {
  const [paid, sent] = [await placed(), await placed()];
  await pay(paid.id);
  await change(orders, sent.id, { change: { kind: 'fulfilled' } });
  await expire();
  await release();
  expect([await state(paid), await state(sent)]).toEqual([
    ['open', 'paid', 3],
    ['fulfilled', 'pending', 3],
  ]);
});

test('a payment that arrives after the release takes the items again if they are still in stock', async () => {
  const order = await placed();
  await expire(order.id);
  await release();
  expect(await pay(order.id)).toEqual({ ok: true });
  expect(await state(order)).toEqual(['open', 'paid', 3]);
  expect((await eventsOf(order.id)).at(-1)?.detail).toMatchObject({ isReopened: true });
  expect((await emails(order.id)).at(-1)?.subject).toContain('is confirmed');
  // From here on it is an ordinary order: cancelling it restocks its items once.
  await change(orders, order.id, { change: { kind: 'cancelled' }, detail: { isRestocked: true } });
  expect(await state(order)).toEqual(['cancelled', 'paid', 5]);
});

test('if they are sold out the payment is recorded, buyer and owner are told, and it can be refunded', async () => {
  await setProfile({ orderNoticeEmail: 'owner@store.test' });
  const order = await placed();
  await expire(order.id);
  await release();
  await orders.store.db.updateTable('variant').set({ qty_in_stock: 1 }).where('id', '=', order.variantId).execute();
  expect(await pay(order.id, 'payment-that-came-late')).toEqual({ ok: true });
  expect(await pay(order.id, 'payment-that-came-late')).toEqual({ ok: true });
  expect(await state(order)).toEqual(['cancelled', 'paid', 1]);
  expect((await emails(order.id)).slice(-2).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ada@example.com', expect.stringContaining('came after it was cancelled')],
    ['owner@store.test', expect.stringMatching(/^Refund order \d+: €29\.90 paid after it was cancelled/)],
  ]);
  expect(await change(orders, order.id, { change: { kind: 'refunded', cents: 2990 } })).toEqual({ ok: true });
  expect(await state(order)).toEqual(['cancelled', 'refunded', 1]);
  await setProfile({ orderNoticeEmail: undefined });
});

test('a payment for an order its owner has cancelled is recorded too, and the order stays cancelled', async () => {
  const order = await placed();
  await change(orders, order.id, { change: { kind: 'cancelled' }, detail: { isRestocked: true } });
  await pay(order.id);
  expect(await state(order)).toEqual(['cancelled', 'paid', 5]);
});

test('the release returns what a gift card paid; a late payment takes it again, or is blocked if it is spent', async () => {
  const { code } = await sellGiftCards(orders, 1000);
  const left = async () =>
    (
      await orders.store.db
        .selectFrom('gift_card')
        .select('balance_cents')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
    ).balance_cents;
  const giftCard = await code();
  const order = await placed(5, { giftCard });
  expect(await left()).toBe(0);
  await expire(order.id);
  await release();
  expect(await left()).toBe(1000);
  await pay(order.id);
  expect([await left(), await state(order)]).toEqual([0, ['open', 'paid', 3]]);
  const second = await placed(5, { giftCard: await code() });
  await expire(second.id);
  await release();
  await orders.store.db.updateTable('gift_card').set({ balance_cents: 0 }).execute();
  await pay(second.id);
  expect(await state(second)).toEqual(['cancelled', 'paid', 5]);
});

test('an order that is being changed is skipped, and so is one that cannot be released', async () => {
  const [busy, broken, fine] = [await placed(), await placed(), await placed()];
  await expire();
  const { db } = orders.store;
  await db.deleteFrom('order_payment').where('order_id', '=', broken.id).execute();
  const held = await db.startTransaction().execute();
  await held.selectFrom('customer_order').select('id').where('id', '=', busy.id).forUpdate().execute();
  await release();
  expect(await orders.stockOf(fine.variantId)).toBe(5);
  expect(await orders.stockOf(busy.variantId)).toBe(3);
  await held.rollback().execute();
  await release();
  expect(await orders.stockOf(busy.variantId)).toBe(5);
});

test('a release killed midway leaves no trace, and the next run completes it', async () => {
  const order = await placed();
  await expire(order.id);
  const { db } = orders.store;
  const held = await db.startTransaction().execute();
  await sql`lock table order_event in share row exclusive mode`.execute(held);
  const releasing = release().catch((error: unknown) => error);
  const waiting = sql<{ pid: number }>`select pid from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`;
  let pid: number | undefined;
  await until(async () => (pid = (await waiting.execute(db)).rows[0]?.pid) !== undefined);
  await sql`select pg_terminate_backend(${pid})`.execute(db);
  await held.rollback().execute();
  await releasing;
  await release();
  expect(await state(order)).toEqual(['cancelled', 'pending', 5]);
  expect(await emails(order.id)).toHaveLength(2);
});
