import { randomUUID } from 'node:crypto';
import { ORDER_CALLS } from 'shared-types/commerce/orders/order';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { prepareOrders } from '../checkout/orders.fixture';
import { setPayments } from '../payment/set-payments.fixture';
import { orderEvents } from './order-event.store';
import { loadOrder } from './load-order';
import { orderLoader } from './order.loader';

const { path } = ORDER_CALLS.payOrder;
const orders = prepareOrders();

beforeEach(() => setPayments(orders, { developerMode: true }));

interface Placed {
  readonly shopper: Shopper;
  readonly id: string;
  readonly location: string;
  send(outcome: string, key?: string): Promise<Reply>;
}

async function placeTested(): Promise<Placed> {
  const { shopper } = await orders.shopperWith(2);
  const { orderId: id, location } = (await orders.order(shopper, { paymentMethod: 'test' })).json<{
    orderId: string;
    location: string;
  }>();
  const token = location.split('/').at(-1);
  return {
    shopper,
    id,
    location,
    send: (outcome, key = randomUUID()) => shopper.call('POST', path, { token, outcome, key }),
  };
}

const paymentOf = async (id: string) => {
  const { db, seeded } = orders.store;
  return (await loadOrder(db, { siteId: seeded.id, locale: 'en', timeZone: 'UTC' }, { id }))?.order.progress.payment;
};
const kindsOf = async (id: string) => (await orderEvents(orders.store.db, id)).map(({ kind }) => kind);

test('an order by the test method is paid on its page once, however often the button is pressed', async () => {
  const { id, location, send } = await placeTested();
  expect(await paymentOf(id)).toBe('pending');
  expect((await orders.store.load(orderLoader, { path: location }))?.payable).toBe(location.split('/').at(-1));
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => send('pay', key)));
  expect(replies.map(({ statusCode, json }) => [statusCode, json()])).toEqual(replies.map(() => [200, { location }]));
  expect((await send('pay')).statusCode).toBe(200);
  expect(await kindsOf(id)).toEqual(['placed', 'paid']);
  expect((await orders.store.load(orderLoader, { path: location }))?.payable).toBeUndefined();
});

test('a declined payment leaves the order unpaid, and the key in the refusal allows another try', async () => {
  const { id, send } = await placeTested();
  const key = randomUUID();
  const declined = await send('decline', key);
  const refusal = declined.json<{ code: string; key?: string }>();
  expect([declined.statusCode, refusal.code]).toEqual([402, 'commerce/payment-declined']);
  expect(await paymentOf(id)).toBe('failed');
  // A form keeps its key if the reply contains none.
  expect((await send('pay', refusal.key ?? key)).statusCode).toBe(200);
  expect([await paymentOf(id), await kindsOf(id)]).toEqual(['paid', ['placed', 'declined', 'paid']]);
  expect((await send('decline')).json().code).toBeUndefined();
  expect(await paymentOf(id)).toBe('paid');
});

test('without script it redirects to the order, or returns to it with the error', async () => {
  const { shopper, location } = await placeTested();
  const site = await orders.store.site();
  const block = [...(site.pageAt(location)?.page.blocks.keys() ?? [])][0];
  const form = { token: location.split('/').at(-1), key: randomUUID(), page: location, block };
  const declined = await shopper.post(path, { ...form, outcome: 'decline' });
  expect([declined.statusCode, declined.body.includes('The payment was declined.')]).toEqual([422, true]);
  const key = /name="key" value="([^"]+)"/.exec(declined.body)?.[1];
  const paid = await shopper.post(path, { ...form, key, outcome: 'pay' });
  expect([paid.statusCode, paid.headers.location]).toEqual([303, location]);
});

test.each<[string, object | undefined, string]>([
  ['is no longer being built', { developerMode: false }, 'none'],
  ['says nothing of it', undefined, 'none'],
  ['was handed on', { developerMode: true }, 'resold'],
])('where the site %s nobody can pay by a button, nor order by it', async (_, website, status) => {
  const { id, location, send } = await placeTested();
  await setPayments(orders, website, status);
  const reply = await send('pay');
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'commerce/payment-closed']);
  expect(await paymentOf(id)).toBe('pending');
  expect((await orders.store.load(orderLoader, { path: location }))?.payable).toBeUndefined();
  const { shopper } = await orders.shopperWith(2);
  const refused = await orders.order(shopper, { paymentMethod: 'test' });
  expect([refused.statusCode, refused.json().data.errors.paymentMethod]).toEqual([
    400,
    expect.stringContaining('no longer available'),
  ]);
});

test('an order that is paid by the owner’s instructions has no button, and a payment sent anyway is refused', async () => {
  const { shopper } = await orders.shopperWith(2);
  const { orderId, location } = (await orders.order(shopper)).json<{ orderId: string; location: string }>();
  const token = location.split('/').at(-1);
  const reply = await shopper.call('POST', path, { token, outcome: 'pay', key: randomUUID() });
  expect(reply.json().code).toBe('commerce/payment-closed');
  expect(await paymentOf(orderId)).toBe('pending');
});

test('a forged secret pays nothing', async () => {
  const { shopper } = await placeTested();
  const reply = await shopper.call('POST', path, { token: 'x'.repeat(43), outcome: 'pay', key: randomUUID() });
  expect(reply.json().code).toBe('commerce/payment-closed');
});
