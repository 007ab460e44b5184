import { sql } from 'kysely';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { SubscriptionPlan } from 'shared-types/commerce/subscription';
import { repeats } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import { sweepLetters } from '../../mail/outbox.store';
import type { Site } from '../../site/directory/site';
import { prepareOrders } from '../checkout/orders.fixture';
import { change, keepLetters, lettersIn } from '../order/changes.fixture';
import { endSubscription } from './end-subscription';
import { renewSubscriptions } from './renew-subscriptions';
import { nextOrder } from './subscription.store';
import { MONTHLY, subscriptions } from './subscriptions.fixture';

const orders = prepareOrders();
beforeAll(() => keepLetters(orders));
beforeEach(async () => {
  const { db } = orders.store;
  await db.deleteFrom('customer_order').execute();
  await db.deleteFrom('subscription').execute();
  await db.deleteFrom('mail_outbox').execute();
});

const shop = () => subscriptions(orders);
const kept = () => orders.orders();
/** What the job does at a time of this day, while the site is as it is, but for what is said. */
async function renew(day: string, time = '06:00', differing: Partial<Site> = {}) {
  const { db, seeded } = orders.store;
  const site = { ...(await orders.store.site()), ...differing };
  const sites = { byId: async (id: string) => (id === seeded.id ? site : undefined) };
  await renewSubscriptions({ db, sites, now: new Date(`${day}T${time}:00Z`) });
}

/** A subscription that began on a day. */
async function begun(first: string, plan: SubscriptionPlan = MONTHLY, seed = {}) {
  const somebody = await shop().subscribed(plan, seed);
  const next = nextOrder(plan, first, 0);
  await sql`update subscription set started_on = ${first}::date, next_on = ${next.next_on}::date, try_at = ${next.try_at}
    where id = (select subscription_id from subscription_order where order_id = ${somebody.orderId})`.execute(
    orders.store.db,
  );
  return somebody;
}

async function placed(): Promise<unknown[]> {
  const rows = await orders.store.db
    .selectFrom('subscription_order')
    .innerJoin('customer_order', 'id', 'order_id')
    .select(['cycle', 'total_cents as cents'])
    .orderBy('cycle')
    .execute();
  return rows.map(({ cycle, cents }) => `${cycle}: ${cents}`);
}
const letters = async (about: string) => (await lettersIn(orders)).filter((letter) => letter.about?.startsWith(about));

spec(
  ['SUBS-01', 'SUBS-02'],
  'each cycle has one order on its day, at the agreed price, to the agreed address, until there have been as many',
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
    const [letter] = await letters(`order placed ${second?.id}`);
    expect(letter?.subject).toContain(`Order ${second?.number} of your subscription`);
    for (const text of [
      'Please pay within a week.',
      '€17.40 every month for 3 months. The next order is made on 31 March 2027.',
    ])
      expect(letter?.body).toContain(text);
    const [last] = await letters(`order placed ${third?.id}`);
    expect(last?.body).toContain('This is the last order.');
    // The address in the letter opens the order, and all of the subscription with it.
    const path = /\/checkout\/subscription\/[\w-]+/.exec(letter?.body ?? '')?.[0] ?? '';
    expect((await orders.store.shopper().get(path)).body).toContain('payment 2 of your subscription');
  },
);

test('of cycles that were missed only the latest is made', async () => {
  await begun('2027-01-15');
  await renew('2027-05-20');
  expect(await placed()).toEqual(['0: 1740', '4: 1740']);
  expect((await shop().rows())[0]).toMatchObject({ cycle: 5, next: '2027-06-15' });
});

/** The long proof runs it many times. */
test.each(Array.from({ length: repeats({ short: 1, long: 25 }) }, (_, time) => time + 1))(
  'ten servers at once make one order of each that is due (%d)',
  async () => {
    await begun('2027-01-10');
    await begun('2027-01-10');
    await Promise.all(Array.from({ length: 10 }, () => renew('2027-02-10')));
    expect(await placed()).toEqual(['0: 1740', '0: 1740', '1: 1740', '1: 1740']);
    expect(await letters('order placed')).toHaveLength(4);
  },
);

test('ended in the middle nothing of it is there, and the next time makes it whole', async () => {
  const { product } = await begun('2027-01-10');
  const { db } = orders.store;
  // It has taken the goods, and waits for the number, as its connection ends.
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
  expect([await placed(), await orders.stockOf(product.variantId), (await letters('order placed')).length]).toEqual([
    ['0: 1740'],
    9,
    1,
  ]);
  await renew('2027-02-10', '08:00');
  expect([await placed(), await orders.stockOf(product.variantId)]).toEqual([['0: 1740', '1: 1740'], 8]);
});

test('one that cannot be made keeps no other from it, and is tried again', async () => {
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
  await expect(renew('2027-02-10')).rejects.toThrow('1 orders could not be made.');
  const made = await orders.store.db
    .selectFrom('subscription_order')
    .select('order_id')
    .where('cycle', '>', 0)
    .execute();
  expect([made.length, (await orders.stockOf(fine.product.variantId)) < 9]).toEqual([1, true]);
});

test('what is sold out, not for sale or cannot be paid waits, is told once, and is made when it can be', async () => {
  const { product, location } = await begun('2027-01-10', { ...MONTHLY, numBillingCycles: 3 });
  const { db } = orders.store;
  const stock = (pieces: number) =>
    db.updateTable('variant').set({ qty_in_stock: pieces }).where('id', '=', product.variantId).execute();
  await stock(0);
  for (const time of ['06:00', '06:59', '07:00', '09:00']) await renew('2027-02-10', time);
  expect(await placed()).toEqual(['0: 1740']);
  const [told, ...more] = await letters('subscription ');
  expect([told?.subject, more]).toEqual([expect.stringContaining('has to wait'), []]);
  expect(told?.body).toContain('On 10 February 2027');
  expect((await orders.store.shopper().get(location)).body).toContain('The order of 10 February 2027 waits');
  await stock(1);
  const status = (workflow_status: number) =>
    db.updateTable('product').set({ workflow_status }).where('id', '=', product.id).execute();
  await status(WORKFLOW_STATUS.draft);
  await renew('2027-02-12');
  await status(WORKFLOW_STATUS.published);
  expect(await placed()).toEqual(['0: 1740']);
  await renew('2027-02-13');
  expect([await placed(), await orders.stockOf(product.variantId)]).toEqual([['0: 1740', '1: 1740'], 0]);
  // The last one is given up when its time is over.
  await renew('2027-03-10');
  expect((await shop().rows())[0]).toMatchObject({ cycle: 2, next: '2027-03-10' });
  await stock(5);
  await renew('2027-04-10');
  expect([await placed(), (await shop().rows())[0]?.cycle]).toEqual([['0: 1740', '1: 1740'], null]);
});

/** One that is sold out, of a shop whose owner wants to know; and what is told of it, and by how many links. */
async function soldOut(first: string) {
  const { db } = orders.store;
  const { product } = await begun(first);
  const stock = (pieces: number) =>
    db.updateTable('variant').set({ qty_in_stock: pieces }).where('id', '=', product.variantId).execute();
  await stock(0);
  const { profile } = await orders.store.site();
  const noticed = { profile: { ...profile, orderNoticeEmail: 'olive@store.test' } };
  return {
    stock,
    at: (day: string, time?: string) => renew(day, time, noticed),
    /** All of a day's tries: one each hour. */
    on: async (day: string) => {
      for (let hour = 0; hour < 24; hour += 1) await renew(day, `${String(hour).padStart(2, '0')}:00`, noticed);
    },
    /** As if the letters were of last month: then nobody knows of them any more. */
    sweep: async () => {
      await sql`update mail_outbox set created_at = now() - interval '31 days'`.execute(db);
      await sweepLetters(db);
    },
    told: async () => ({
      letters: (await letters('subscription ')).map(({ recipient, subject }) => `${recipient}: ${subject}`),
      links: (await db.selectFrom('order_link').select('token_hash').execute()).length,
    }),
  };
}
const TO_BUYER = expect.stringMatching(/^ada@example\.com: .*has to wait/);
const TO_OWNER = expect.stringMatching(/^olive@store\.test: .*could not be made/);
const ONCE = { letters: [TO_BUYER, TO_OWNER], links: 1 };

test('however often it is tried, buyer and owner get one letter each of what waits, and there is one link', async () => {
  const { on, told } = await soldOut('2027-01-10');
  for (const day of ['2027-02-10', '2027-02-11']) await on(day);
  expect(await told()).toEqual(ONCE);
});

test('told once stays told when the letters are forgotten, the next cycle is told again, and then it is made', async () => {
  const { at, on, stock, sweep, told } = await soldOut('2027-01-10');
  await on('2027-02-10');
  await sweep();
  await on('2027-03-09');
  expect(await told()).toEqual({ letters: [], links: 1 });
  await on('2027-03-10');
  expect(await told()).toEqual({ ...ONCE, links: 2 });
  await sweep();
  await stock(1);
  await at('2027-03-11');
  expect([await placed(), (await shop().rows())[0]?.cycle]).toEqual([['0: 1740', '2: 1740'], 3]);
  expect(await told()).toEqual({ letters: [], links: 2 });
  expect(await letters('order placed')).toHaveLength(1);
  await at('2027-04-10');
  expect(await told()).toEqual({ ...ONCE, links: 3 });
});

test('what could not be told is told with the next try', async () => {
  const { at, told } = await soldOut('2027-01-10');
  const { db } = orders.store;
  await sql`alter table mail_outbox add constraint no_notice check (about not like 'subscription notice %')`.execute(
    db,
  );
  const failing = await at('2027-02-10', '06:00').catch((error: unknown) => error);
  const after = await told();
  await sql`alter table mail_outbox drop constraint no_notice`.execute(db);
  expect([failing, after]).toEqual([expect.any(Error), { letters: [], links: 0 }]);
  await at('2027-02-10', '07:00');
  expect(await told()).toEqual(ONCE);
});

test('of one that has waited since before that was kept is told once more at most', async () => {
  const { at, on, sweep, told } = await soldOut('2027-01-10');
  await at('2027-02-10');
  await sweep();
  await sql`update subscription set told_cycle = null`.execute(orders.store.db);
  await on('2027-02-11');
  expect(await told()).toEqual({ ...ONCE, links: 2 });
});

test('where the site is closed nothing is made or said, and where it offers no way to pay it waits', async () => {
  await begun('2027-01-10');
  await renew('2027-02-10', '06:00', { websiteStatus: 'expired' });
  expect([await placed(), await letters('subscription ')]).toEqual([['0: 1740'], []]);
  const { profile } = await orders.store.site();
  await renew('2027-02-10', '07:00', { profile: { ...profile, paymentMethods: [] } });
  const told = (await letters('subscription ')).map(({ subject }) => subject);
  expect([await placed(), told]).toEqual([['0: 1740'], [expect.stringContaining('has to wait')]]);
  await renew('2027-02-10', '08:00');
  expect(await placed()).toEqual(['0: 1740', '1: 1740']);
});

test('one that somebody else is at is passed by at once', async () => {
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

test('who pays none of three orders in a row is sent no other', async () => {
  await begun('2027-01-10');
  await renew('2027-02-10');
  await renew('2027-03-10');
  const [, second] = await kept();
  await change(orders, second?.id ?? '', { change: { kind: 'paid' } });
  for (const month of ['04', '05', '06', '07']) await renew(`2027-${month}-10`);
  expect(await placed()).toHaveLength(5);
  expect((await shop().rows())[0]).toMatchObject({ cycle: null, ended: 'unpaid' });
  expect((await letters('subscription ')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your subscription has ended'),
  ]);
});

test('cancelled while its order is made, it is ended before or after, and never makes another', async () => {
  const { orderId } = await begun('2027-01-10');
  const site = await orders.store.site();
  const wish = { site, origin: 'http://store.test', orderId, as: 'owner', by: 'Olive' } as const;
  const [, outcome] = await Promise.all([renew('2027-02-10'), endSubscription(orders.store.db, wish)]);
  expect(outcome).toBe('ended');
  const count = (await placed()).length;
  await renew('2027-03-10');
  expect((await placed()).length).toBe(count);
  expect((await shop().rows())[0]).toMatchObject({ ended: 'owner', by: 'Olive', next: null });
});
