import { randomUUID } from 'node:crypto';
import { spec } from '../../../../tools/testing/spec';
import { MONTHLY, subscriptions } from '../../commerce/subscription/subscriptions.fixture';
import { orderEvents } from '../../commerce/order/order-event.store';
import { emailsIn } from '../../commerce/order/changes.fixture';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { actionPath, prepareManagedOrders, type ActionName, type ManagedOrder } from './managed-orders.fixture';

const managed = prepareManagedOrders();
const { act, browserOf, order, paidOrder } = managed;
const ACTIONS: readonly ActionName[] = ['payment', 'fulfilment', 'refund', 'cancellation', 'note'];
const FIELDS: Record<ActionName, object> = {
  payment: {},
  fulfilment: { carrier: 'Post', trackingNumber: 'X 1' },
  refund: { amount: '9.90', reason: 'A chip' },
  cancellation: { restock: 'yes' },
  subscription: {},
  note: { note: 'Call first.' },
};
const USED =
  'This was already sent with other values, and those were applied. Check the order, then send this again to apply it too.';
beforeEach(() => managed.orders.store.db.deleteFrom('rate_window').execute());

const notesOf = async ({ id }: ManagedOrder) =>
  (await orderEvents(managed.orders.store.db, id)).flatMap(({ detail }) => detail.note ?? []);
/** The key of the note form on an order's page. */
const keyIn = (html: string) => / name="key" value="([\w-]+-note)"/.exec(html)?.[1] ?? '';

/** Records a payment of this amount and currency. */
async function hasPaid(
  { id }: ManagedOrder,
  { currency, cents }: { readonly currency: string; readonly cents: number },
): Promise<void> {
  const { db } = managed.orders.store;
  await db.updateTable('customer_order').set({ currency }).where('id', '=', id).execute();
  await db
    .updateTable('order_payment')
    .set({ amount_cents: cents, paid_cents: cents })
    .where('order_id', '=', id)
    .execute();
}

test('an owner takes an order through all steps; each is in its history with its author', async () => {
  const [ola, one] = [await browserOf('ola'), await order()];
  for (const action of ['note', 'payment', 'fulfilment', 'refund'] as const) {
    const reply = await act(ola, one, action, { ...FIELDS[action] });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { location: expect.stringMatching(new RegExp(`^/config/orders/${one.number}\\?sent=`)) },
    ]);
  }
  expect(await one.progress()).toEqual({
    status: 'fulfilled',
    payment: 'paid',
    paidCents: 2990,
    refundedCents: 990,
    carrier: 'Post',
    trackingNumber: 'X 1',
  });
  const events = await orderEvents(managed.orders.store.db, one.id);
  expect(events.map(({ kind, by, detail }) => [kind, by, detail])).toEqual([
    ['placed', '', {}],
    ['noted', 'ola', { note: 'Call first.' }],
    ['paid', 'ola', { cents: 2990 }],
    ['fulfilled', 'ola', { carrier: 'Post', trackingNumber: 'X 1' }],
    ['refunded', 'ola', { cents: 990, reason: 'A chip', isByHand: true }],
  ]);
});

spec(
  'ROLE-04',
  'accounts that may only look, or not even that, are refused, and visitors have to sign in',
  async () => {
    const one = await paidOrder();
    const visitor = managed.orders.store.shopper();
    for (const action of ACTIONS) {
      const answers = await Promise.all(
        [await browserOf('looker'), await browserOf('editor'), visitor].map(async (browser) => {
          const reply = await act(browser, one, action, { ...FIELDS[action] });
          return [reply.statusCode, reply.json().code];
        }),
      );
      expect([action, ...answers]).toEqual([
        action,
        [403, 'site/not-allowed'],
        [403, 'site/not-allowed'],
        [401, 'site/login-required'],
      ]);
    }
    expect(await one.kinds()).toEqual(['placed', 'paid']);
  },
);

test('the same form sent twenty times at once refunds once', async () => {
  const [ola, one] = [await browserOf('ola'), await paidOrder()];
  const fields = { amount: '5', reason: '', key: randomUUID(), seen: await one.seen() };
  const replies = await Promise.all(Array.from({ length: 20 }, () => act(ola, one, 'refund', fields)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect([await one.kinds(), (await one.progress()).refundedCents]).toEqual([['placed', 'paid', 'refunded'], 500]);
  expect((await emailsIn(managed.orders)).filter(({ body }) => body?.startsWith('€5.00 refunded'))).toHaveLength(1);
});

test('of two concurrent refunds one succeeds; the other is told who was faster, and how to see the order', async () => {
  const one = await paidOrder();
  const browsers = [await browserOf('ola'), await browserOf('jan')];
  const seen = await one.seen();
  const replies = await Promise.all(browsers.map((browser) => act(browser, one, 'refund', { amount: '10', seen })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [refused] = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused?.json().code).toBe('admin/order-changed');
  // With script the form stays filled in.
  expect(refused?.json().error).toMatch(/^(ola|jan) changed this order on .+ UTC\. Reload this page to see it/);
  const { order: blocks } = adminPages({ siteId: managed.orders.store.seeded.id, locale: 'en' });
  const sent = { page: `/config/orders/${one.number}`, block: onlyBlockOf(blocks), act: 'refund', key: randomUUID() };
  const page = await browsers[0]?.post(actionPath(one.number, 'refund'), { ...sent, amount: '10', reason: '', seen });
  expect([page?.statusCode, page?.body]).toEqual([
    422,
    expect.stringMatching(/(ola|jan) changed this order on .+ UTC\. Its current state is shown/),
  ]);
  expect((await one.progress()).refundedCents).toBe(1000);
});

test('of a concurrent refund and fulfilment one succeeds; the other has not seen it', async () => {
  const one = await paidOrder();
  const seen = await one.seen();
  const [ola, jan] = [await browserOf('ola'), await browserOf('jan')];
  const replies = await Promise.all([
    act(ola, one, 'refund', { amount: '29.90', seen }),
    act(jan, one, 'fulfilment', { seen }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { status, payment } = await one.progress();
  expect([status === 'fulfilled', payment === 'refunded'].filter(Boolean)).toHaveLength(1);
});

test('a key used for something else is reported and replaced, and the new one works', async () => {
  const [ola, one] = [await browserOf('ola'), await order()];
  const key = randomUUID();
  await act(ola, one, 'note', { key, note: 'Call first.' });
  const refused = await act(ola, one, 'note', { key, note: 'Call first, please.' });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { error: USED, code: 'admin/order-key-used', key: expect.stringMatching(/^[\w-]{22}$/) },
  ]);
  expect((await act(ola, one, 'note', { key: refused.json().key, note: 'Call first, please.' })).statusCode).toBe(200);
  expect(await notesOf(one)).toEqual(['Call first.', 'Call first, please.']);
});

test('also without script: the page shows what was done, and a new key for the typed values', async () => {
  const [ola, one] = [await browserOf('ola'), await order()];
  const page = `/config/orders/${one.number}`;
  const block = onlyBlockOf((await managed.orders.store.site()).adminPages.order);
  const send = (key: string, note: string) =>
    ola.post(actionPath(one.number, 'note'), { page, block, act: 'note', seen: '0', key, note });
  const key = keyIn((await ola.get(page)).body);
  await send(key, 'Call first.');
  const { statusCode, body } = await send(key, 'Call twice.');
  expect([statusCode, body.includes(USED), body.includes('Call first.')]).toEqual([422, true, true]);
  expect(/<textarea[^>]*>([^<]*)/.exec(body)?.[1]).toBe('Call twice.');
  expect((await send(keyIn(body), 'Call twice.')).statusCode).toBe(303);
  expect(await notesOf(one)).toEqual(['Call first.', 'Call twice.']);
});

test.each([
  ['1,250.00', 'EUR', 125_000],
  ['1 250,00', 'EUR', 125_000],
  ['1\u00a0250,00', 'EUR', 125_000],
  ['1250', 'EUR', 125_000],
  ['1,250', 'JPY', 1250],
])('a refund of %s is read as the page writes it, in %s', async (amount, currency, cents) => {
  const [ola, one] = [await browserOf('ola'), await paidOrder()];
  await hasPaid(one, { currency, cents: 200_000 });
  expect((await act(ola, one, 'refund', { amount })).statusCode).toBe(200);
  expect((await one.progress()).refundedCents).toBe(cents);
});

test.each([
  ['ten', 'Enter an amount such as 1250.'],
  ['12.50', 'This currency has no decimals. Enter a whole amount.'],
])('a refund of %s yen is refused with an example', async (amount, message) => {
  const [ola, one] = [await browserOf('ola'), await paidOrder()];
  await hasPaid(one, { currency: 'JPY', cents: 2990 });
  expect((await act(ola, one, 'refund', { amount })).json().data.errors).toEqual({ amount: message });
});

const LEFT = 'Enter an amount up to €29.90, which is left to refund.';

test.each([
  ['', LEFT],
  ['0', LEFT],
  ['-1', 'Enter an amount such as 12.50.'],
  ['ten', 'Enter an amount such as 12.50.'],
  ['1.005', 'This could be two amounts. Enter 1005.00 or 1.01.'],
  ['1.0055', 'Enter at most 2 decimals.'],
  ['29.91', LEFT],
  ['99999999999999999999', LEFT],
])('a refund of “%s” is refused at its field', async (amount, message) => {
  const [ola, one] = [await browserOf('ola'), await paidOrder()];
  const reply = await act(ola, one, 'refund', { amount });
  expect([reply.statusCode >= 400, reply.json().data.errors]).toEqual([true, { amount: message }]);
  expect((await one.progress()).refundedCents).toBe(0);
});

test('impossible steps are refused by their error code', async () => {
  const [ola, one] = [await browserOf('ola'), await order()];
  expect((await act(ola, one, 'refund', { amount: '1' })).json().code).toBe('admin/order-unpaid');
  await act(ola, one, 'cancellation', {});
  expect((await act(ola, one, 'fulfilment')).json().code).toBe('admin/order-cancelled');
  expect((await act(ola, one, 'cancellation')).json().code).toBe('admin/order-cancelled');
  expect(await one.kinds()).toEqual(['placed', 'cancelled']);
  // A payment that arrives after cancellation is recorded and can be refunded.
  expect((await act(ola, one, 'payment')).statusCode).toBe(200);
  expect(await one.progress()).toMatchObject({ status: 'cancelled', payment: 'paid' });
});

test('cancelling restocks items only if that is checked', async () => {
  const ola = await browserOf('ola');
  for (const [restock, left] of [
    ['yes', 5],
    ['', 3],
  ] as const) {
    const one = await order();
    await act(ola, one, 'cancellation', { restock });
    const line = managed.orders.store.db.selectFrom('order_line').select('variant_id').where('order_id', '=', one.id);
    expect(await managed.orders.stockOf((await line.executeTakeFirstOrThrow()).variant_id)).toBe(left);
  }
});

test('without script it redirects to the order, which says once what was done; refused values stay typed', async () => {
  const [ola, one] = [await browserOf('ola'), await paidOrder()];
  const page = `/config/orders/${one.number}`;
  const site = await managed.orders.store.site();
  const [block] = [...site.adminPages.order.blocks.keys()];
  const form = { page, block, act: 'refund', reason: 'Too late' };
  const wrong = await ola.post(actionPath(one.number, 'refund'), {
    ...form,
    seen: await one.seen(),
    key: randomUUID(),
    amount: '100',
  });
  expect(wrong.statusCode).toBe(422);
  for (const kept of ['value="100"', 'Too late', 'which is left to refund'])
    expect([kept, wrong.body.includes(kept)]).toEqual([kept, true]);
  const key = randomUUID();
  const seen = await one.seen();
  for (let time = 0; time < 2; time += 1) {
    const fields = { ...form, seen, key, amount: '2,50', confirmed: 'yes' };
    const sent = await ola.post(actionPath(one.number, 'refund'), fields);
    expect([sent.statusCode, String(sent.headers.location).startsWith(`${page}?sent=`)]).toEqual([303, true]);
  }
  expect((await one.progress()).refundedCents).toBe(250);
  const shown = await ola.get(`${page}?sent=${block}`);
  expect([shown.statusCode, shown.body.includes('Done.')]).toEqual([200, true]);
  expect((await ola.get(`${page}?sent=${block}`)).body.includes('Done.')).toBe(false);
});

test('another site’s order is not found', async () => {
  const ola = await browserOf('ola');
  const reply = await ola.call('POST', actionPath(999_999, 'note'), { seen: '0', key: randomUUID(), note: 'x' });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'admin/order-gone']);
});

test('an owner ends the subscription of an order, once, and its buyer is notified', async () => {
  const shop = subscriptions(managed.orders);
  const { orderId } = await shop.subscribed({ ...MONTHLY, numBillingCycles: 6 });
  const [ola, looker, one] = [await browserOf('ola'), await browserOf('looker'), await managed.known(orderId)];
  const page = async (browser = ola) => (await browser.get(`/config/orders/${one.number}`)).body;
  expect(await page()).toContain('Payment 1 of a subscription: €17.40 every month for 6 months');
  expect([
    (await page()).includes(`${one.number}/subscription"`),
    (await page(looker)).includes('/subscription"'),
  ]).toEqual([true, false]);
  expect((await act(looker, one, 'subscription')).statusCode).toBe(403);
  expect((await act(ola, await order(), 'subscription')).json().code).toBe('commerce/subscription-over');
  for (let time = 0; time < 2; time += 1) expect((await act(ola, one, 'subscription')).statusCode).toBe(200);
  expect(await page()).toContain('ola cancelled it.');
  const sent = (await emailsIn(managed.orders)).filter(({ about }) => about?.startsWith('subscription '));
  expect(sent.map(({ body }) => body)).toEqual([
    expect.stringContaining('has cancelled your subscription to 1 × Stoneware mug'),
  ]);
  // The order stays open.
  expect((await one.progress()).status).toBe('open');
});
