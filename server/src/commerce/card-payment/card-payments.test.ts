import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import { prepareOrders } from '../checkout/orders.fixture';
import { checkoutLoader } from '../checkout/checkout.loader';
import { releaseOf } from '../order-hold/release-of';
import { changeOrder } from '../order/change-order';
import { orderLoader } from '../order/order.loader';
import { orderEvents } from '../order/order-event.store';
import { prepareCardPayments, sessionAt } from './card-payments.fixture';

const cards = prepareCardPayments(() => orders);
const orders = prepareOrders(() => cards.configure());

beforeEach(() => cards.connect());

const notesOf = async (id: string) =>
  (await orderEvents(orders.store.db, id)).flatMap(({ detail }) => (detail.note === undefined ? [] : [detail.note]));

test('a buyer is led to a page of Stripe that names order and amount, and comes back to a paid order', async () => {
  const order = await cards.order();
  expect(order.location).toBe(`http://127.0.0.1:${cards.stripe.port}/pay/${cards.stripe.sessions.at(-1)?.id}`);
  const { fields } = cards.stripe.sessions.at(-1)!;
  expect(fields).toMatchObject({
    mode: 'payment',
    customer_email: 'ada@example.com',
    locale: 'en',
    'allowed_payment_method_types[0]': 'card',
    'metadata[order_id]': order.id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '2990',
    'line_items[0][price_data][product_data][name]': expect.stringMatching(/^Order \d+ · /),
    'line_items[0][price_data][product_data][description]': expect.stringMatching(/^2 × /),
  });
  expect(await order.payment()).toBe('pending');
  cards.stripe.pay(sessionAt(order.location));
  for (const time of ['first', 'second']) {
    const back = await order.comeBack();
    expect([time, back.statusCode, back.headers.location]).toEqual([time, 303, order.path]);
  }
  expect([await order.payment(), await order.kinds()]).toEqual(['paid', ['placed', 'paid']]);
});

test('without script it goes through a page in between, since the policy of pages keeps forms on their site', async () => {
  const { shopper } = await orders.shopperWith(2);
  const page = await shopper.post('/api/commerce/checkout/orders', { ...orders.fields({ paymentMethod: 'card' }) });
  expect([page.statusCode, page.headers.refresh]).toEqual([200, expect.stringMatching(/^0; url=http:.*\/pay\/cs_/)]);
});

test('events are believed if Stripe has signed them, in any order and however often they come', async () => {
  const order = await cards.order();
  const id = sessionAt(order.location);
  const early = cards.stripe.sessionObject(id);
  expect((await cards.tell('checkout.session.completed', early)).statusCode).toBe(200);
  expect(await order.payment()).toBe('pending');
  cards.stripe.pay(id);
  const told = await Promise.all([1, 2, 3].map(() => cards.tell('checkout.session.completed', early)));
  expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await cards.tell('checkout.session.expired', early);
  await order.comeBack();
  await cards.follow();
  expect([await order.payment(), await order.kinds()]).toEqual(['paid', ['placed', 'paid']]);
});

test('an event with another signature, an old one, or none changes nothing', async () => {
  const order = await cards.order();
  cards.stripe.pay(sessionAt(order.location));
  const { body, signature } = cards.stripe.event(
    'checkout.session.completed',
    cards.stripe.sessionObject(sessionAt(order.location)),
  );
  const old = signature.replace(/t=\d+/, 't=1');
  for (const wrong of [signature.slice(0, -2), old, '', 'nonsense'])
    expect([wrong, (await cards.send(body, wrong)).statusCode]).toEqual([wrong, 400]);
  expect((await cards.send(body.replace('cs_', 'cs-'), signature)).json().code).toBe('commerce/event-unsigned');
  expect(await order.payment()).toBe('pending');
  await cards.disconnect();
  expect((await cards.send(body, signature)).statusCode).toBe(400);
});

test('an event about something that was not made here is answered, and changes nothing', async () => {
  expect((await cards.tell('checkout.session.completed', { id: 'cs_other' })).statusCode).toBe(200);
  expect((await cards.tell('charge.refunded', { payment_intent: 'pi_other' })).statusCode).toBe(200);
  expect((await cards.tell('customer.created', { id: 'cus_1' })).statusCode).toBe(200);
});

test('a payment that no event told of is found by the job', async () => {
  const order = await cards.order();
  cards.stripe.pay(sessionAt(order.location));
  await cards.follow();
  expect(await order.payment()).toBe('paid');
});

test('a payment of another amount than the order’s total does not pay the order', async () => {
  const order = await cards.order();
  const session = cards.stripe.sessions.at(-1)!;
  const charge = (cents: string) => Object.assign(session.fields, { 'line_items[0][price_data][unit_amount]': cents });
  charge('100');
  cards.stripe.pay(session.id);
  expect((await order.comeBack()).statusCode).toBe(500);
  await expect(cards.follow()).rejects.toThrow('could not be followed');
  expect(await order.payment()).toBe('pending');
  charge('2990');
  await cards.follow();
  expect(await order.payment()).toBe('paid');
});

test('pressing again opens the same page, and a new one once that is over', async () => {
  const order = await cards.order();
  const pressed = await Promise.all([order.pressPay(), order.pressPay()]);
  expect(pressed.map((reply) => reply.json<{ location: string }>().location)).toEqual([order.location, order.location]);
  cards.stripe.expire(sessionAt(order.location));
  const { location } = (await order.pressPay()).json<{ location: string }>();
  expect(location).not.toBe(order.location);
  cards.stripe.pay(sessionAt(location));
  expect((await order.pressPay()).json()).toEqual({ location: order.path });
  expect(await order.payment()).toBe('paid');
});

test('a second payment of one order is refunded, and a note tells the owner why', async () => {
  const order = await cards.order();
  const { db } = orders.store;
  // A minute before its end no buyer is led to a page, and one may still be paying on it.
  await db
    .updateTable('card_session')
    .set({ expires_at: new Date(Date.now() + 30_000) })
    .where('order_id', '=', order.id)
    .execute();
  const { location } = (await order.pressPay()).json<{ location: string }>();
  expect(location).not.toBe(order.location);
  for (const url of [order.location, location]) cards.stripe.pay(sessionAt(url));
  await Promise.all([cards.follow(), cards.follow(), order.comeBack()]);
  await cards.follow();
  expect([await order.payment(), (await order.kinds()).filter((kind) => kind !== 'noted')]).toEqual([
    'paid',
    ['placed', 'paid'],
  ]);
  const payments = cards.stripe.sessions.filter(({ fields }) => fields.client_reference_id === order.id);
  const back = cards.stripe.refunded.all.filter(({ paymentId }) => payments.some((one) => one.paymentId === paymentId));
  expect(back.map(({ cents }) => cents)).toEqual([2990]);
  expect(await notesOf(order.id)).toEqual([expect.stringContaining('paid twice by card')]);
});

test('a payment that arrives after the owner has marked the order as paid is kept, and said', async () => {
  const order = await cards.order();
  await changeOrder(orders.store.db, {
    site: await orders.store.site(),
    origin: 'http://store.test',
    orderId: order.id,
    change: { kind: 'paid' },
    detail: { cents: 2990 },
    key: 'by hand, by the owner',
  });
  cards.stripe.pay(sessionAt(order.location));
  await order.comeBack();
  expect(await notesOf(order.id)).toEqual([expect.stringContaining('had been marked as paid')]);
  expect(cards.stripe.refunded.all.some(({ paymentId }) => paymentId === cards.stripe.sessions.at(-1)?.paymentId)).toBe(
    false,
  );
});

test('while Stripe is away the order stands, its page says so, and it can be paid later', async () => {
  cards.stripe.faults = new Set(['busy']);
  const order = await cards.order();
  expect(order.location).toMatch(/^\/checkout\/order\//);
  const refused = await order.pressPay();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'commerce/payment-unavailable']);
  cards.stripe.faults = new Set();
  const { location } = (await order.pressPay()).json<{ location: string }>();
  cards.stripe.pay(sessionAt(location));
  await order.comeBack();
  expect(await order.payment()).toBe('paid');
});

test('an answer of Stripe that was lost leads to the page it had made', async () => {
  cards.stripe.faults = new Set(['lost']);
  const before = cards.stripe.sessions.length;
  const order = await cards.order();
  cards.stripe.faults = new Set();
  expect(cards.stripe.sessions.length).toBe(before + 1);
  await order.pressPay();
  expect(cards.stripe.sessions.length).toBe(before + 1);
});

test('a cancelled order cannot be paid: its page at Stripe is ended', async () => {
  const order = await cards.order();
  const site = await orders.store.site();
  await changeOrder(orders.store.db, releaseOf({ site, orderId: order.id, origin: 'http://store.test' }));
  expect((await order.pressPay()).json().code).toBe('commerce/payment-closed');
  await cards.follow();
  expect(cards.stripe.sessions.find(({ id }) => id === sessionAt(order.location))?.status).toBe('expired');
});

test('a payment of the last second of a released order takes its items again', async () => {
  const order = await cards.order();
  const site = await orders.store.site();
  cards.stripe.pay(sessionAt(order.location));
  await changeOrder(orders.store.db, releaseOf({ site, orderId: order.id, origin: 'http://store.test' }));
  await cards.follow();
  expect([await order.payment(), await order.kinds()]).toEqual(['paid', ['placed', 'cancelled', 'paid']]);
});

test('cards are offered where an account is connected, and test cards to those who manage orders', async () => {
  const offered = async () =>
    ((await orders.store.load(checkoutLoader))?.paymentMethods ?? []).map(({ id, label }) => [id, label]);
  expect((await offered())[0]).toEqual(['card', 'Credit or debit card']);
  await cards.connect('test');
  expect((await offered()).map(([id]) => id)).toEqual(['offline']);
  const { shopper } = await orders.shopperWith(2);
  const refused = await orders.order(shopper, { paymentMethod: 'card-test' });
  expect(refused.json().data.errors.paymentMethod).toEqual(expect.stringContaining('no longer available'));
  await seedAccount(orders.store.db, {
    email: 'ola@store.test',
    roles: { [orders.store.seeded.host]: ['storeManager'] },
  });
  const manager = (await orders.shopperWith(2)).shopper;
  await signIn(manager, 'ola@store.test');
  const tried = await cards.order({ paymentMethod: 'card-test' }, manager.twin());
  cards.stripe.pay(sessionAt(tried.location));
  await tried.comeBack();
  expect(await tried.payment()).toBe('paid');
  await cards.disconnect();
  expect((await offered()).map(([id]) => id)).toEqual(['offline']);
});

test('once the account is gone, its orders have no button to pay', async () => {
  const order = await cards.order();
  expect((await orders.store.load(orderLoader, { path: order.path }))?.paymentForm?.choices[0]?.label).toBe(
    'Pay by card',
  );
  await cards.disconnect();
  expect((await orders.store.load(orderLoader, { path: order.path }))?.payable).toBeUndefined();
  expect((await order.pressPay()).json().code).toBe('commerce/payment-closed');
  await cards.connect('test');
  expect((await order.pressPay()).json().code).toBe('commerce/payment-closed');
});

test('with a key that was sealed with a former key of the server, the checkout offers no cards', async () => {
  const order = await cards.order();
  const { db, forget } = orders.store;
  await db.updateTable('stripe_account').set({ secret_key: 'sealed with a former key' }).execute();
  forget();
  expect((await orders.store.load(checkoutLoader))?.paymentMethods.map(({ id }) => id)).toEqual(['offline']);
  const refused = await orders.order((await orders.shopperWith(2)).shopper, { paymentMethod: 'card' });
  expect(refused.json().data.errors.paymentMethod).toEqual(expect.stringContaining('no longer available'));
  expect((await orders.store.load(orderLoader, { path: order.path }))?.payable).toBeUndefined();
  await cards.connect();
  expect((await orders.store.load(checkoutLoader))?.paymentMethods[0]?.id).toBe('card');
});
