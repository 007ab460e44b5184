import type { SubscriptionsQuestion } from 'shared-types/admin/store/subscriptions';
import { prepareCardPayments } from '../../commerce/card-payment/card-payments.fixture';
import { keptCardsOf } from '../../commerce/kept-card/kept-cards.fixture';
import { change } from '../../commerce/order/changes.fixture';
import { renewalsOf } from '../../commerce/subscription/renewals.fixture';
import { MONTHLY } from '../../commerce/subscription/subscriptions.fixture';
import { prepareManagedOrders } from '../order/managed-orders.fixture';
import { countSubscriptions, countSubscriptionViews, findSubscriptions } from './subscriptions.store';

const cards = prepareCardPayments(() => managed.orders);
const managed = prepareManagedOrders(() => cards.configure());
const { orders } = managed;
const renewals = renewalsOf(orders);
const { begunByCard } = keptCardsOf({ orders, ...renewals }, cards);

const ALL: SubscriptionsQuestion = { view: '', search: '', sort: 'began' };

beforeEach(async () => {
  const { db } = orders.store;
  await db.deleteFrom('customer_order').execute();
  await db.deleteFrom('subscription').execute();
  await db.deleteFrom('rate_window').execute();
  await cards.connect();
});

async function listed(question: Partial<SubscriptionsQuestion> = {}) {
  const { db, seeded } = orders.store;
  const filter = { siteId: seeded.id, question: { ...ALL, ...question } };
  const rows = await findSubscriptions(db, filter, { skip: 0, most: 20 });
  expect(await countSubscriptions(db, filter)).toBe(rows.length);
  return rows;
}

const setTryAt = (orderId: string, days: number) =>
  orders.store.db
    .updateTable('subscription')
    .set({ try_at: new Date(Date.UTC(2027, 3, 5 + days)) })
    .where('id', '=', (query) =>
      query.selectFrom('subscription_order').select('subscription_id').where('order_id', '=', orderId),
    )
    .execute();

test('the list says of each subscription who pays what, when next, and what became of it', async () => {
  const byCard = await begunByCard('2027-03-01');
  const unpaid = await renewals.begun('2027-03-02');
  const paid = await renewals.begun('2027-03-05');
  await change(orders, paid.orderId, { change: { kind: 'paid' } });
  await setTryAt(paid.orderId, 1);
  const once = await renewals.begun('2027-03-06', { ...MONTHLY, numBillingCycles: 1 });
  await change(orders, once.orderId, { change: { kind: 'paid' } });
  const ended = await renewals.begun('2027-03-07');
  const ola = await managed.browserOf('ola');
  expect((await managed.act(ola, await managed.known(ended.orderId), 'subscription')).statusCode).toBe(200);

  const rows = await listed();
  expect(rows.map(({ began, next, state, ended: why }) => [began, next, state, why])).toEqual([
    ['2027-03-01', '2027-04-01', 'active', null],
    ['2027-03-02', '2027-04-02', 'due', null],
    ['2027-03-05', '2027-04-05', 'waiting', null],
    ['2027-03-06', null, 'over', null],
    ['2027-03-07', null, 'ended', 'owner'],
  ]);
  const latest = await Promise.all([byCard, unpaid].map(async ({ orderId }) => (await managed.known(orderId)).number));
  expect(rows.slice(0, 2).map(({ orderNumber }) => orderNumber)).toEqual(latest);

  const page = await (await managed.browserOf('looker')).get('/config/subscriptions');
  for (const text of ['Ada Lovelace', '€17.40 every month until cancelled', '1 April 2027', 'Visa •••• 4242'])
    expect([text, page.body.includes(text)]).toEqual([text, true]);
  for (const text of ['Active', 'Payment due', 'Waiting for stock', 'Completed', 'by your team'])
    expect([text, page.body.includes(text)]).toEqual([text, true]);
});

test('a renewal by card that is about to be charged is not due, and a refused one is', async () => {
  await begunByCard('2027-03-01');
  const stateOf = async () => (await listed()).map(({ state, cycle }) => [state, cycle]);
  await renewals.renew('2027-04-01');
  expect(await stateOf()).toEqual([['active', 1]]);
  Object.assign(cards.stripe.received, { offSession: 'card_declined' });
  await cards.follow();
  expect(await stateOf()).toEqual([['due', 1]]);
  Object.assign(cards.stripe.received, { offSession: 'succeeds' });
});

test('a card of a disconnected account is not shown, since it pays nothing', async () => {
  await begunByCard('2027-03-01');
  const looker = await managed.browserOf('looker');
  const isShown = async () => (await looker.get('/config/subscriptions')).body.includes('Visa •••• 4242');
  expect(await isShown()).toBe(true);
  await cards.disconnect();
  expect(await isShown()).toBe(false);
});

test('views count all subscriptions; search and order work within a view', async () => {
  const { db, seeded } = orders.store;
  await renewals.begun('2027-03-01', MONTHLY, { title: 'Tea 100%' });
  const second = await renewals.begun('2027-03-02', { billingPeriod: { value: 1, unit: 'week' } }, { title: 'Bread' });
  await change(orders, second.orderId, { change: { kind: 'paid' } });
  const ended = await renewals.begun('2027-03-03');
  await managed.act(await managed.browserOf('ola'), await managed.known(ended.orderId), 'subscription');
  expect(await countSubscriptionViews(db, seeded.id)).toEqual({ '': 3, active: 2, due: 1, ended: 1 });
  const began = async (question: Partial<SubscriptionsQuestion>) =>
    (await listed(question)).map(({ began: day }) => day.slice(-1)).join('');
  expect(await began({ view: 'due' })).toBe('1');
  expect(await began({ view: 'active', sort: 'next' })).toBe('21');
  expect(await began({ sort: '-next' })).toBe('123');
  expect(await began({ sort: '-began' })).toBe('321');
  expect(await began({ search: '100%' })).toBe('1');
  expect(await began({ search: 'bREAD', view: 'active' })).toBe('2');
  expect(await began({ search: 'LOVELACE' })).toBe('123');
  expect(await began({ search: '_' })).toBe('');
  const ola = await managed.browserOf('ola');
  expect((await ola.get('/config/subscriptions?view=due')).body).toContain('Tea 100%');
  expect((await ola.get('/config/subscriptions?q=nobody')).body).toContain('No subscriptions match.');
  for (const query of ['page=0', 'page=99', 'view=x', 'sort=x', 'q=%00'])
    expect((await ola.get(`/config/subscriptions?${query}`)).statusCode).toBe(200);
});

test('who may not see orders sees none, and another site has its own', async () => {
  await renewals.begun('2027-03-01');
  expect((await (await managed.browserOf('editor')).get('/config/subscriptions')).statusCode).toBe(403);
  expect((await orders.store.shopper().get('/config/subscriptions')).body).not.toContain('Lovelace');
  expect(await countSubscriptionViews(orders.store.db, '00000000-0000-4000-8000-000000000000')).toEqual({
    ...{ '': 0, active: 0 },
    ...{ due: 0, ended: 0 },
  });
});
