import { sql } from 'kysely';
import { repeats } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import { change } from '../order/changes.fixture';
import { endSubscription } from './end-subscription';
import { prepareRenewals } from './renewals.fixture';
import { MONTHLY } from './subscriptions.fixture';

const { orders, shop, renew, begun, placed, emails } = prepareRenewals();
const kept = () => orders.orders();

spec(
  ['SUBS-01', 'SUBS-02'],
  'each cycle has one order on its day, at the agreed price, to the agreed address, until the agreed number is reached',
  async () => {
    const { product, orderId } = await begun('2027-01-31', { ...MONTHLY, numBillingCycles: 3 });
    const { db } = orders.store;
    await db.updateTable('variant').set({ price_cents: 9900 }).where('id', '=', product.variantId).execute();
    await renew('2027-02-27');
    expect(await placed()).toEqual(['0: 1740']);
    await renew('2027-02-28');
    await renew('2027-02-28', '23:59');
    expect(await placed()).toEqual(['0: 1740', '1: 1740']);
    expect((await shop().rows())[0]).toMatchObject({ cycle: 2, next: '2027-03-31' });
    await renew('2027-03-31');
    await renew('2028-01-01');
    expect(await placed()).toEqual(['0: 1740', '1: 1740', '2: 1740']);
    expect((await shop().rows())[0]).toMatchObject({ cycle: null, next: null, ended: null });
    const [first, second, third] = await kept();
    for (const name of ['email', 'address', 'shipping_name', 'currency', 'locale', 'payment_method', 'kind'] as const)
      expect([second?.[name], third?.[name]]).toEqual([first?.[name], first?.[name]]);
    expect([first?.id, await orders.stockOf(product.variantId)]).toEqual([orderId, 7]);
    const [email] = await emails(`order placed ${second?.id}`);
    expect(email?.subject).toContain(`Order ${second?.number} from your subscription`);
    for (const text of [
      'Please pay within a week.',
      '€17.40 every month for 3 months. The next order is created on 31 March 2027.',
    ])
      expect(email?.body).toContain(text);
    const [last] = await emails(`order placed ${third?.id}`);
    expect(last?.body).toContain('This is the last order.');
    // The link in the email opens the order and its subscription.
    const path = /\/checkout\/subscription\/[\w-]+/.exec(email?.body ?? '')?.[0] ?? '';
    expect((await orders.store.shopper().get(path)).body).toContain('payment 2 of your subscription');
  },
);

test('of missed cycles only the latest is made', async () => {
  await begun('2027-01-15');
  await renew('2027-05-20');
  expect(await placed()).toEqual(['0: 1740', '4: 1740']);
  expect((await shop().rows())[0]).toMatchObject({ cycle: 5, next: '2027-06-15' });
});

/** The long proof repeats it. */
test.each(Array.from({ length: repeats({ short: 1, long: 25 }) }, (_, time) => time + 1))(
  'ten servers at once make one order per due cycle (%d)',
  async () => {
    await begun('2027-01-10');
    await begun('2027-01-10');
    await Promise.all(Array.from({ length: 10 }, () => renew('2027-02-10')));
    expect(await placed()).toEqual(['0: 1740', '0: 1740', '1: 1740', '1: 1740']);
    expect(await emails('order placed')).toHaveLength(4);
  },
);

test('killed midway it leaves no trace, and the next run completes it', async () => {
  const { product } = await begun('2027-01-10');
  const { db } = orders.store;
  // It has taken the stock and waits for the order number when its connection ends.
  const held = await db.startTransaction().execute();
  await held.selectFrom('order_number').selectAll().forUpdate().execute();
  const renewing = renew('2027-02-10').catch((error: unknown) => error);
  const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%order_number%' and datname = current_database()`;
  let pid: number | undefined;
  while (pid === undefined) pid = (await waiting.execute(db)).rows[0]?.pid;
  await sql`select pg_terminate_backend(${pid})`.execute(db);
  expect(await renewing).toBeInstanceOf(Error);
  await held.rollback().execute();
  expect([await placed(), await orders.stockOf(product.variantId), (await emails('order placed')).length]).toEqual([
    ['0: 1740'],
    9,
    1,
  ]);
  await renew('2027-02-10', '08:00');
  expect([await placed(), await orders.stockOf(product.variantId)]).toEqual([['0: 1740', '1: 1740'], 8]);
});

test('a renewal that fails does not hold up others, and is retried', async () => {
  const [broken] = [await begun('2027-01-10')];
  await orders.store.db
    .updateTable('order_line')
    .set({ variant_id: null })
    .where('order_id', '=', broken.orderId)
    .execute();
  const fine = await shop().subscribed();
  await orders.store.db
    .updateTable('subscription')
    .set({ try_at: new Date('2027-02-10') })
    .execute();
  await expect(renew('2027-02-10')).rejects.toThrow('1 orders could not be created.');
  const made = await orders.store.db
    .selectFrom('subscription_order')
    .select('order_id')
    .where('cycle', '>', 0)
    .execute();
  expect([made.length, (await orders.stockOf(fine.product.variantId)) < 9]).toEqual([1, true]);
});

test('a subscription locked by another process is skipped at once', async () => {
  await begun('2027-01-10');
  await begun('2027-01-10');
  const { db } = orders.store;
  const held = await db.startTransaction().execute();
  await held.selectFrom('subscription').select('id').limit(1).forUpdate().execute();
  let isOver = false;
  const renewing = renew('2027-02-10').finally(() => (isOver = true));
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while (!isOver && (await waiting.execute(db)).rows.length === 0);
  const seen = [isOver, await placed()];
  await held.rollback().execute();
  await renewing;
  expect(seen).toEqual([true, ['0: 1740', '0: 1740', '1: 1740']]);
});

test('after three unpaid orders in a row no further one is made', async () => {
  await begun('2027-01-10');
  await renew('2027-02-10');
  await renew('2027-03-10');
  const [, second] = await kept();
  await change(orders, second?.id ?? '', { change: { kind: 'paid' } });
  for (const month of ['04', '05', '06', '07']) await renew(`2027-${month}-10`);
  expect(await placed()).toHaveLength(5);
  expect((await shop().rows())[0]).toMatchObject({ cycle: null, ended: 'unpaid' });
  expect((await emails('subscription ')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your subscription has ended'),
  ]);
});

test('a cancellation during a renewal takes effect before or after it, and no further order is made', async () => {
  const { orderId } = await begun('2027-01-10');
  const site = await orders.store.site();
  const input = { site, origin: 'http://store.test', orderId, as: 'owner', by: 'Olive' } as const;
  const [, outcome] = await Promise.all([renew('2027-02-10'), endSubscription(orders.store.db, input)]);
  expect(outcome).toBe('ended');
  const count = (await placed()).length;
  await renew('2027-03-10');
  expect((await placed()).length).toBe(count);
  expect((await shop().rows())[0]).toMatchObject({ ended: 'owner', by: 'Olive', next: null });
});
