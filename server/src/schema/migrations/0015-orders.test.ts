import { sql, type Kysely } from 'kysely';
import { createTestDatabase } from '../../../../tools/testing/database';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { seedOrders } from '../../config/insights/insights.fixture';
import { openDatabase, type Database } from '../database';
import { up } from './0015-orders';

let close: () => Promise<void>;
let db: Database;
beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  db = openDatabase(connection, () => undefined);
  close = async () => {
    await db.destroy();
    await drop();
  };
});
afterAll(() => close());

/** The schema as it was before. */
async function goBack(): Promise<void> {
  for (const table of ['order_payment', 'order_event', 'order_link', 'order_lookup_request'])
    await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`drop function refuse_order_event_change`.execute(db);
  await sql`alter table customer_order drop column status, drop column locale, drop column carrier,
    drop column tracking_number`.execute(db);
  await sql`alter table order_line drop column took_stock`.execute(db);
  await sql`alter table mail_outbox drop column html, drop column about`.execute(db);
}

test('orders of before are open and to be paid, begin their history when they were placed, and know what they took', async () => {
  const site = await seedSite(db);
  await seedOrders(db, site.id, [
    { daysAgo: 3, lines: [{ title: 'Counted', quantity: 2, priceCents: 100 }] },
    { daysAgo: 1, lines: [{ title: 'Not counted', quantity: 1, priceCents: 250 }] },
  ]);
  const variants = {
    Counted: (await seedProduct(db, site, {})).variantId,
    'Not counted': (await seedProduct(db, site, { variants: [{ unlimited: true }] })).variantId,
  };
  for (const [title, variant_id] of Object.entries(variants))
    await db
      .updateTable('order_line')
      .set({ variant_id } as never)
      .where('title', '=', title)
      .execute();
  await goBack();

  await up(db as unknown as Kysely<unknown>);

  const orders = await db
    .selectFrom('customer_order')
    .innerJoin('order_payment', 'order_payment.order_id', 'customer_order.id')
    .innerJoin('order_event', 'order_event.order_id', 'customer_order.id')
    .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
    .select([
      'status',
      'state',
      'amount_cents',
      'paid_cents',
      'order_event.kind',
      'took_stock',
      'placed_at',
      'at',
      'title',
    ])
    .orderBy('customer_order.number')
    .execute();
  expect(
    orders.map(({ placed_at, at, ...order }) => ({ ...order, isThen: placed_at.getTime() === at.getTime() })),
  ).toEqual([
    {
      status: 'open',
      state: 'pending',
      amount_cents: 200,
      paid_cents: 0,
      kind: 'placed',
      took_stock: true,
      title: 'Counted',
      isThen: true,
    },
    {
      status: 'open',
      state: 'pending',
      amount_cents: 250,
      paid_cents: 0,
      kind: 'placed',
      took_stock: false,
      title: 'Not counted',
      isThen: true,
    },
  ]);
});

test('a site that is deleted takes its orders and their histories with it', async () => {
  await db.deleteFrom('site').execute();
  expect(await db.selectFrom('order_event').select('id').execute()).toEqual([]);
});
