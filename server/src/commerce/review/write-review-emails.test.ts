import { sql } from 'kysely';
import { prepareOrders } from '../checkout/orders.fixture';
import { change, keepEmails, emailsIn, placeOne } from '../order/changes.fixture';
import { fulfil, makeDue, writeDueEmails } from './reviews.fixture';
import { writeReviewEmails } from './write-review-emails';

const orders = prepareOrders();
beforeAll(() => keepEmails(orders));
beforeEach(async () => {
  for (const table of ['mail_outbox', 'review_request', 'review_setting'] as const)
    await orders.store.db.deleteFrom(table).execute();
});

const written = async () => (await emailsIn(orders)).filter(({ about }) => about?.startsWith('review request'));
const scheduled = () => orders.store.db.selectFrom('review_request').selectAll().execute();
const setRequests = (sends_requests: boolean, after_days: number) =>
  orders.store.db
    .insertInto('review_setting')
    .values({ site_id: orders.store.seeded.id, sends_requests, after_days, account_id: null, changed_by: 'Owner' })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ sends_requests, after_days }))
    .execute();
async function daysUntilDue(): Promise<number> {
  const days = sql<number>`round(extract(epoch from due_at - now()) / 86400)::int`;
  return (await orders.store.db.selectFrom('review_request').select(days.as('days')).executeTakeFirstOrThrow()).days;
}

test('one email per order, to its buyer, once it is due, whoever else writes emails at that time', async () => {
  const id = await placeOne(orders, { email: 'Ada@Example.com' });
  expect(await scheduled()).toEqual([]);
  await change(orders, id, { change: { kind: 'fulfilled' } });
  expect(await daysUntilDue()).toBe(7);
  await writeDueEmails(orders);
  expect(await written()).toEqual([]);
  await makeDue(orders, id);
  await Promise.all([1, 2, 3].map(() => writeReviewEmails(orders.store.db)));
  await writeDueEmails(orders);
  const [message, ...others] = await written();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    recipient: 'Ada@Example.com',
    subject: expect.stringMatching(/^How did you like order \d+\?/),
  });
  expect(message?.body).toMatch(
    /Stoneware mug\n\nRate your purchase:\nhttp:\/\/store\.test\/checkout\/review\/[\w-]{43}\n/,
  );
  expect(message?.html).toContain('Rate your purchase</a>');
});

test('its link uses the current host of the site', async () => {
  const { db, seeded } = orders.store;
  const id = await placeOne(orders);
  await change(orders, id, { change: { kind: 'fulfilled' } });
  await makeDue(orders, id);
  const setHosts = (...hosts: string[]) => db.updateTable('site').set({ hosts }).where('id', '=', seeded.id).execute();
  await setHosts('new.example', seeded.host);
  await writeDueEmails(orders);
  await setHosts(seeded.host);
  expect((await written()).map(({ body }) => /http:\/\/[^/]+/.exec(body ?? '')?.[0])).toEqual(['http://new.example']);
});

test('the owner sets the number of days, or turns the emails off', async () => {
  await setRequests(true, 14);
  const id = await placeOne(orders);
  await change(orders, id, { change: { kind: 'fulfilled' } });
  expect(await daysUntilDue()).toBe(14);
  await setRequests(false, 14);
  await makeDue(orders, id);
  await writeDueEmails(orders);
  await fulfil(orders, await placeOne(orders));
  expect([await scheduled(), await written()]).toEqual([[], []]);
});

test('no review is requested of refunded items, or of products the store no longer knows', async () => {
  const refunded = await placeOne(orders);
  await change(orders, refunded, { change: { kind: 'paid' } });
  await change(orders, refunded, { change: { kind: 'fulfilled' } });
  await change(orders, refunded, { change: { kind: 'refunded', cents: 2990 } });
  const forgotten = await placeOne(orders);
  await change(orders, forgotten, { change: { kind: 'fulfilled' } });
  const lines = orders.store.db.selectFrom('order_line').select('variant_id').where('order_id', '=', forgotten);
  await orders.store.db.deleteFrom('variant').where('id', 'in', lines).execute();
  // Last, since the server's own job writes what is due.
  for (const id of [refunded, forgotten]) await makeDue(orders, id);
  await writeDueEmails(orders);
  expect([await scheduled(), await written()]).toEqual([[], []]);
});

test('an email that cannot be written does not hold up the others', async () => {
  const [broken, whole] = [await placeOne(orders), await placeOne(orders)];
  await fulfil(orders, broken);
  await fulfil(orders, whole);
  await orders.store.db.deleteFrom('order_payment').where('order_id', '=', broken).execute();
  await sql`alter table review_request add constraint spoiled check (token_hash is null or order_id <> ${sql.lit(broken)})`.execute(
    orders.store.db,
  );
  await orders.store.db
    .insertInto('order_payment')
    .values({
      order_id: broken,
      site_id: orders.store.seeded.id,
      method: 'offline',
      state: 'pending',
      amount_cents: 2990,
    })
    .execute();
  await expect(writeReviewEmails(orders.store.db)).rejects.toThrow('1 emails could not be written.');
  expect((await written()).map(({ about }) => about)).toEqual([`review request ${whole}`]);
});
