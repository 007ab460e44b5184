import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { buySample } from '../../../../tools/testing/store/buy-sample';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import { createShopper } from '../../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { makeSampleActivityCommand, removeSampleActivityCommand } from '../../cli/command/sample-activity.command';
import { runCommand } from '../../cli/run-command.fixture';
import { stateSeen } from '../../commerce/order/change-order';
import { orderEvents } from '../../commerce/order/order-event.store';
import { createIdempotencyKey } from '../../telemetry/records/idempotency-key';
import { textOf } from '../insights/pages.fixture';
import type { Activity } from './activity.schema';
import { activityLines } from './activity-lines';
import { makeSampleActivity } from './make-sample-activity';
import { readActivities } from './read-activities';
import { removeSampleActivity } from './remove-sample-activity';
import { everyRow } from './sample-activity.fixture';

const SITE = 'fern-and-kiln';
const ADMIN = 'olive@shop.example';
const MADE = `${SITE} has 40 sample orders, 10 reviews, 14 messages and a month of visits.`;
const REMOVED = `The sample activity of ${SITE} is removed.`;

let server: TestServer;
let activity: Activity;
beforeAll(async () => {
  server = await startTestServer();
  await seedAccount(server.services.db, { email: ADMIN, roles: { [SITE]: ['admin'] } });
  // The server would send emails at any time, which changes their rows.
  await sql`alter table mail_outbox alter column due_at set default now() + interval '1 day'`.execute(
    server.services.db,
  );
  [activity] = (await readActivities(join(__dirname, '../../../sample'))) as [Activity];
});
afterAll(() => server.close());
afterEach(() => remove());

const make = () => runCommand(makeSampleActivityCommand, [], server.services);
const remove = () => runCommand(removeSampleActivityCommand, [], server.services);
const rows = () => everyRow(server.services.db);
async function site() {
  const found = await server.services.sites.byHost('localhost');
  if (!found) throw new Error('There is no sample shop.');
  return found;
}
async function signedIn() {
  const browser = createShopper(server.app, 'localhost');
  await signIn(browser, ADMIN);
  return browser;
}

test('every page of the admin area has something to show, and pages of the shop have its reviews', async () => {
  expect(await make()).toEqual({ ok: true, lines: [MADE] });
  const browser = await signedIn();
  const textAt = async (path: string) => textOf((await browser.twin().get(path)).body);
  expect(await textAt(ADMIN_PATH.orders)).toMatch(/Carlos Ibarra.*Mina Park.*Willa Greene/);
  expect(await textAt(ADMIN_PATH.submissions)).toContain('My grandmother had a jug in your ink glaze');
  expect(await textAt(ADMIN_PATH.reviews)).toMatch(/They crossed a border.*It really does not drip/);
  expect(await textAt(`${ADMIN_PATH.sales}?period=month`)).toMatch(/Top products by revenue Stoneware mug/);
  expect(await textAt(ADMIN_PATH.visits)).toMatch(/Most viewed pages.*\/shop/);
  expect(await textAt(`${ADMIN_PATH.speed}?metric=feature-start`)).toMatch(/by source.*mf-blocks.*Slowest pages/);
  expect(await textAt(`${ADMIN_PATH.errors}?period=month`)).toContain('TypeError: Load failed');
  expect(await textAt('/shop/p/teapot')).toContain('We made everybody at the table try.');
  expect(await textAt('/shop/p/tea-towel')).not.toContain('hello visit my page');
});

test('orders are in every state, with a history by the site’s admin that ends before now', async () => {
  await make();
  const { db } = server.services;
  const orders = await db
    .selectFrom('customer_order')
    .innerJoin('order_payment', 'order_id', 'id')
    .select(['number', 'placed_at', 'status', 'state', 'refunded_cents'])
    .orderBy('number')
    .execute();
  const states = new Set(orders.map(({ status, state }) => `${status} ${state}`));
  expect([...states].sort()).toEqual([
    'cancelled pending',
    'cancelled refunded',
    'fulfilled paid',
    'fulfilled refunded',
    'open paid',
    'open pending',
  ]);
  expect(orders.some(({ state, refunded_cents: cents }) => state === 'paid' && cents > 0)).toBe(true);
  const times = orders.map(({ placed_at: at }) => at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(Date.now() - Math.min(...times)).toBeGreaterThan(29 * 86_400_000);
  const events = await db.selectFrom('order_event').select(['kind', 'by_name', 'at']).execute();
  for (const { kind, by_name: by } of events) expect([kind, by]).toEqual([kind, kind === 'placed' ? '' : 'olive']);
  expect(Math.max(...events.map(({ at }) => at.getTime()))).toBeLessThan(Date.now());
});

test('an order costs what the checkout charges', async () => {
  await make();
  const { db } = server.services;
  for (const { pieces, buyer, shipping } of activity.orders.filter(({ coupons }) => coupons.length === 0).slice(0, 4)) {
    const { email, ...address } = activity.buyers[buyer] ?? { email: '' };
    const shopper = createShopper(server.app, 'localhost');
    for (const [sku, quantity] of Object.entries(pieces)) {
      const { id: variantId } = await db
        .selectFrom('variant')
        .select('id')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow();
      await shopper.call('POST', CART_CALLS.addLine.path, { variantId, quantity });
    }
    const { total_cents: seenTotalCents } = await db
      .selectFrom('customer_order')
      .select('total_cents')
      .where('email', '=', email)
      .orderBy('number')
      .executeTakeFirstOrThrow();
    const option = await db
      .selectFrom('shipping_option')
      .select('id')
      .where('name', '=', shipping ?? '')
      .executeTakeFirst();
    const order = { ...address, email, shippingOptionId: option?.id ?? '', key: randomUUID(), seenTotalCents };
    // The checkout refuses a total that is not its own.
    const placed = await shopper.call('POST', CHECKOUT_CALLS.placeOrder.path, orderFields(order));
    expect([email, placed.statusCode, placed.body]).toEqual([email, 200, expect.stringContaining('orderId')]);
  }
});

test('nothing is sent, taken out of stock, held or limited', async () => {
  const before = await rows();
  await make();
  const after = await rows();
  const changed = Object.keys(after).filter((name) => after[name]?.join() !== before[name]?.join());
  expect(changed).toEqual([
    'coupon_use',
    'customer_order',
    'form_submission',
    'order_event',
    'order_line',
    'order_number',
    'order_payment',
    'review',
    'sample_activity',
    'telemetry_hour',
    'telemetry_record',
  ]);
  const taken = (all: typeof after) => all['order_line']?.filter((row) => row.includes('"took_stock": true'));
  expect(taken(after)).toEqual(taken(before));
});

test('after its removal everything is as before', async () => {
  const before = await rows();
  expect(await make()).toEqual({ ok: true, lines: [MADE] });
  expect(await remove()).toEqual({ ok: true, lines: [REMOVED] });
  expect(await rows()).toEqual(before);
  expect(await remove()).toEqual({ ok: true, lines: ['There is no sample activity.'] });
});

test('what is real stays: orders before and after, visits of the same hours, and what they have cost', async () => {
  const { db } = server.services;
  const { id: siteId } = await site();
  const numbers = async () =>
    (
      await db.selectFrom('customer_order').select('number').where('site_id', '=', siteId).orderBy('number').execute()
    ).map(({ number }) => number);
  const buy = () => buySample({ server, db, slug: 'stoneware-mug' });
  // Taxes and shipping would need another total than the test pays.
  const rules = await db.deleteFrom('tax_rule').returningAll().execute();
  const costs = await db.selectFrom('shipping_option').select(['id', 'cost_cents']).execute();
  await db.updateTable('shipping_option').set({ cost_cents: 0 }).execute();
  const known = await numbers();
  await buy();
  const [first = 0] = (await numbers()).filter((number) => !known.includes(number));
  await make();
  await buy();
  const key = createIdempotencyKey(Date.now() - 2 * 3_600_000);
  const view = { siteId, key, position: 0, atMs: Date.now() - 2 * 3_600_000, kind: 'visit', name: 'view' } as const;
  server.services.records.take([{ ...view, origin: 'page', path: '/', value: null, data: null }]);
  await server.services.records.flush();
  expect(await numbers()).toHaveLength(known.length + 42);

  await remove();
  expect((await numbers()).filter((number) => !known.includes(number))).toEqual([first, first + 41]);
  const views = db.selectFrom('telemetry_hour').select(['name', 'count']).where('site_id', '=', siteId);
  expect(await views.where('kind', '=', 'visit').where('path', '=', '/').execute()).toEqual([
    { name: 'view', count: 1 },
  ]);
  expect(await db.selectFrom('telemetry_record').select('key').where('key', '=', key).execute()).toHaveLength(1);
  await buy();
  expect(Math.max(...(await numbers()))).toBe(first + 42);
  await db.insertInto('tax_rule').values(rules).execute();
  for (const { id, cost_cents } of costs)
    await db.updateTable('shipping_option').set({ cost_cents }).where('id', '=', id).execute();
});

test('emails about a sample order that somebody has changed since go with it', async () => {
  await make();
  const { db } = server.services;
  // Earlier tests have bought with the same address.
  await db.deleteFrom('mail_outbox').execute();
  const unpaid = await db
    .selectFrom('customer_order')
    .innerJoin('order_payment', 'order_id', 'id')
    .select(['id', 'number', 'email'])
    .where('state', '=', 'pending')
    .where('status', '=', 'open')
    .where(sql<boolean>`id in (select unnest(order_ids) from sample_activity)`)
    .orderBy('placed_at', 'desc')
    .executeTakeFirstOrThrow();
  const pay = MANAGED_ORDER_CALLS.markOrderPaid.path.replace(':number', String(unpaid.number));
  const seen = stateSeen(await orderEvents(db, unpaid.id));
  const paid = await (await signedIn()).twin().call('POST', pay, { key: randomUUID(), seen });
  expect(paid.statusCode).toBe(200);
  const emails = () => db.selectFrom('mail_outbox').select('about').where('recipient', '=', unpaid.email).execute();
  expect(await emails()).toEqual([{ about: expect.stringMatching(/^order event /) }]);
  await remove();
  expect(await emails()).toEqual([]);
});

test('made twice, also at once, it exists once', async () => {
  const { db } = server.services;
  const toMake = { site: await site(), activity, nowMs: Date.now() };
  const made = await Promise.all([1, 2].map(() => makeSampleActivity(db, toMake)));
  expect(made.sort()).toEqual([false, true]);
  const before = await rows();
  const [line] = await make().then((result) => (result.ok ? result.lines : []));
  expect(line).toMatch(/^fern-and-kiln has had its sample activity since .+ UTC\. To make it anew, remove it first\.$/);
  expect(await rows()).toEqual(before);
  expect(await Promise.all([1, 2].map(async () => removeSampleActivity(db, (await site()).id)))).toContain(true);
});

test('what fails on the way leaves nothing', async () => {
  const before = await rows();
  const shop = await site();
  const broken = (changes: Partial<Activity>) =>
    makeSampleActivity(server.services.db, { site: shop, activity: { ...activity, ...changes }, nowMs: Date.now() });
  const [order] = activity.orders;
  if (!order) throw new Error('The activity has no orders.');
  const gone = { ...order, pieces: { SQ0: 1 }, hoursAgo: 0 };
  await expect(broken({ orders: [order, gone] })).rejects.toThrow(
    'The sample activity orders SQ0, which is not for sale.',
  );
  await expect(broken({ orders: [{ ...order, shipping: 'By pigeon' }] })).rejects.toThrow(
    'The shop refuses the sample order of nora.lindqvist@example.com: Please choose',
  );
  const [message] = activity.submissions;
  if (!message) throw new Error('The activity has no messages.');
  await expect(broken({ submissions: [{ ...message, answers: { email: ['nobody'] } }] })).rejects.toThrow(
    'A sample message is refused: Email is not valid.',
  );
  expect(await rows()).toEqual(before);
});

test('it is made only for sample sites, and announced only where there is none', async () => {
  const { db, config } = server.services;
  expect(await activityLines(server.services)).toEqual([
    expect.stringContaining('npm run remotes -- make-sample-activity'),
  ]);
  await db.updateTable('site').set({ is_sample: false }).where('identifier', '=', SITE).execute();
  expect(await make()).toEqual({ ok: true, lines: [`${SITE} was imported by hand and gets no samples.`] });
  await db.updateTable('site').set({ is_sample: true }).where('identifier', '=', SITE).execute();
  const { samplesDir: _, ...without } = config;
  expect(await runCommand(makeSampleActivityCommand, [], { ...server.services, config: without })).toEqual({
    ok: false,
    reason: 'There are no sample sites: SAMPLES_DIR is "none".',
  });
  await make();
  expect(await activityLines(server.services)).toEqual([]);
});
