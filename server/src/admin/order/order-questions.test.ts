import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { actionPath, prepareManagedOrders } from './managed-orders.fixture';

const managed = prepareManagedOrders();
const { act, browserOf, order, paidOrder } = managed;

test.each([
  ['refund', 'refund', { amount: '2,50', reason: 'Too late' }, 'Refund €2.50?', ['value="2,50"', 'value="Too late"']],
  ['cancellation', 'cancel', { restock: '' }, 'Cancel this order?', []],
] as const)(
  'a %s without confirmation does nothing, and its page asks',
  async (action, name, fields, question, kept) => {
    const [ola, one] = [await browserOf('ola'), await paidOrder()];
    const [before, seen] = [await one.kinds(), await one.seen()];
    const { order: blocks } = adminPages({ siteId: managed.orders.store.seeded.id, locale: 'en' });
    const form = { page: `/config/orders/${one.number}`, block: onlyBlockOf(blocks), act: name, seen, ...fields };
    const post = (sent: object) => ola.post(actionPath(one.number, action), { ...form, key: randomUUID(), ...sent });
    const page = await post({});
    for (const text of [question, 'name="confirmed" value="yes"', `name="seen" value="${seen}"`, ...kept])
      expect([text, page.body.includes(text)]).toEqual([text, true]);
    expect(await one.kinds()).toEqual(before);
    // A confirmation belongs to the state in which the question was asked.
    await act(ola, one, 'refund', { amount: '1' });
    expect((await post({ confirmed: 'yes' })).body).toContain('ola changed this order');
    expect(await one.kinds()).toEqual([...before, 'refunded']);
    // With script, the page asks before it sends.
    expect((await act(ola, one, action, { ...fields, confirmed: undefined })).statusCode).toBe(200);
    expect(await one.kinds()).toHaveLength(before.length + 2);
  },
);

test('a refund whose answer was lost is not asked about again, since its key is known', async () => {
  const [ola, one] = [await browserOf('ola'), await paidOrder()];
  const block = onlyBlockOf((await managed.orders.store.site()).adminPages.order);
  const form = { page: `/config/orders/${one.number}`, block, act: 'refund', key: randomUUID(), amount: '2.50' };
  const post = async (sent: object) =>
    ola.post(actionPath(one.number, 'refund'), { ...form, reason: '', seen: await one.seen(), ...sent });
  expect((await post({ confirmed: 'yes' })).statusCode).toBe(303);
  expect((await post({})).statusCode).toBe(303);
  expect([await one.kinds(), (await one.progress()).refundedCents]).toEqual([['placed', 'paid', 'refunded'], 250]);
  // Another amount under the same key is refused.
  expect((await post({ amount: '3' })).body).toContain('This was already sent with other values');
});

test('nothing is done without confirmation, whatever state was seen', async () => {
  const [ola, one] = [await browserOf('ola'), await order()];
  const block = onlyBlockOf((await managed.orders.store.site()).adminPages.order);
  const form = { page: `/config/orders/${one.number}`, block, act: 'cancel', seen: '5' };
  const post = () => ola.post(actionPath(one.number, 'cancellation'), { ...form, key: randomUUID() });
  expect((await post()).body).toContain('The buyer changed this order');
  await managed.orders.store.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx.deleteFrom('order_event').where('order_id', '=', one.id).execute();
  });
  expect((await post()).body).toContain('Cancel this order?');
  expect([await one.kinds(), (await one.progress()).status]).toEqual([[], 'open']);
});
