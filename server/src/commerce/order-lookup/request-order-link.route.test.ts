import { sql } from 'kysely';
import { ORDER_LOOKUP_CALLS } from 'shared-types/commerce/orders/order-lookup';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { prepareOrders } from '../checkout/orders.fixture';
import { keepEmails, placeOne } from '../order/changes.fixture';
import { orderLoader } from '../order/order.loader';
import { keepLookupRequest, sweepLookupRequests } from './lookup-request.store';
import { ORDER_LOOKUP_MESSAGES } from './order-lookup.messages';
import { writeLookupEmails } from './write-lookup-emails';

const { path } = ORDER_LOOKUP_CALLS.requestOrderLink;
const { requested } = ORDER_LOOKUP_MESSAGES.en;
const EMAIL = 'ada@example.com';
const NUMBER = 1001;

const orders = prepareOrders();
beforeAll(async () => {
  await keepEmails(orders);
  await placeOne(orders, { email: 'Ada@Example.com' });
});
beforeEach(async () => {
  for (const table of ['mail_outbox', 'rate_window', 'order_lookup_request'] as const)
    await orders.store.db.deleteFrom(table).execute();
});

const requestLink = (email: string = EMAIL, number: unknown = NUMBER, visitor: Shopper = orders.store.shopper()) =>
  visitor.call('POST', path, { email, number });

/** Emails for the requests, which the server's own job may have written already. */
async function emails() {
  const { db } = orders.store;
  while ((await db.selectFrom('order_lookup_request').select('id').execute()).length > 0) await writeLookupEmails(db);
  return db.selectFrom('mail_outbox').select(['recipient', 'subject', 'body']).execute();
}

spec(
  'ROLE-01',
  'a request with address and number sends an email with the link, only to the order’s own address',
  async () => {
    const reply = await requestLink(' ADA@example.com ', '# 1001');
    expect([reply.statusCode, reply.headers['cache-control'], reply.json()]).toEqual([
      200,
      'no-store',
      { message: requested },
    ]);
    const [mail, ...others] = await emails();
    expect([others, mail?.recipient, mail?.subject]).toEqual([[], 'Ada@Example.com', 'Your order 1001 – store.test']);
    const link = /http:\/\/store\.test\/checkout\/order\/[\w-]+/.exec(mail?.body ?? '')?.[0] ?? '';
    const view = await orders.store.load(orderLoader, { path: new URL(link).pathname });
    expect(view?.order.number).toBe(NUMBER);
  },
);

test('neither the answer nor an email reveals whether such an order exists', async () => {
  const replies = [
    await requestLink(),
    await requestLink('eve@example.com'),
    await requestLink(EMAIL, 1002),
    await requestLink('nobody@x.test', 999_999_999),
  ];
  for (const { statusCode, headers, json } of replies)
    expect([statusCode, Object.keys(headers).sort(), json()]).toEqual([
      200,
      Object.keys(replies[0]?.headers ?? {}).sort(),
      { message: requested },
    ]);
  expect((await emails()).map(({ recipient }) => recipient)).toEqual(['Ada@Example.com']);
});

test('nor does the response time: the answer waits for nothing that depends on orders', async () => {
  await orders.store.db.transaction().execute(async (trx) => {
    await sql`lock table customer_order, order_line, order_payment, order_link, mail_outbox in access exclusive mode`.execute(
      trx,
    );
    for (const email of [EMAIL, 'eve@example.com'])
      expect((await requestLink(email)).json()).toEqual({ message: requested });
  });
});

test('the sixth email to one address is refused, whether there is an order or not', async () => {
  for (const email of [EMAIL, 'eve@example.com']) {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await requestLink(email)).statusCode);
      await holdRateWindows(orders.store.db);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
  const refused = await requestLink();
  expect([refused.json().code, Number(refused.headers['retry-after']) > 0]).toEqual(['commerce/lookup-limited', true]);
});

spec('VALID-03', 'any address that can place an order, however long, can request its link', async () => {
  const longest = `${'a'.repeat(EMAIL_LENGTH.max - 12)}@example.com`;
  await placeOne(orders, { email: longest });
  await orders.store.db.deleteFrom('mail_outbox').execute();
  const { number } = await orders.store.db
    .selectFrom('customer_order')
    .select('number')
    .where('email', '=', longest)
    .executeTakeFirstOrThrow();
  expect((await requestLink(longest, number)).statusCode).toBe(200);
  expect((await emails()).map(({ recipient }) => recipient)).toEqual([longest]);
});

test.each([
  ['ada', 1001, ['email']],
  ['ada@example.com', 'mine', ['number']],
  ['', '', ['email', 'number']],
  ['ada@example.com', '0', ['number']],
  ['ada@example.com', '12345678901', ['number']],
])('reports at the field what is wrong with %s and %s', async (email, number, fields) => {
  const reply = await requestLink(email, number);
  expect([reply.statusCode, Object.keys(reply.json().data.errors).sort()]).toEqual([400, fields]);
});

test('without script it is a page of the store, which redirects to itself and confirms', async () => {
  const visitor = orders.store.shopper();
  const page = await visitor.get(STORE_PATH.orderLookup);
  expect([page.statusCode, page.body.includes('<h1>Find your order</h1>')]).toEqual([200, true]);
  const site = await orders.store.site();
  const block = [...(site.pageAt(STORE_PATH.orderLookup)?.page.blocks.keys() ?? [])][0] ?? '';
  const form = { page: STORE_PATH.orderLookup, block };
  const wrong = await visitor.post(path, { ...form, email: 'ada', number: '1001' });
  expect([wrong.statusCode, wrong.body.includes('value="ada"')]).toEqual([422, true]);
  const sent = await visitor.post(path, { ...form, email: EMAIL, number: '1001' });
  expect(sent.statusCode).toBe(303);
  const thanks = await visitor.get(String(sent.headers.location));
  expect([thanks.body.includes(requested), thanks.body.includes(EMAIL)]).toEqual([true, false]);
});

test('a request nobody has answered within an hour is deleted', async () => {
  const { id: siteId } = orders.store.seeded;
  const request = { siteId, email: EMAIL, number: NUMBER, locale: 'en', origin: 'http://localhost' };
  // The server's job answers requests that it sees in time.
  await orders.store.db.transaction().execute(async (trx) => {
    await keepLookupRequest(trx, request);
    await trx
      .updateTable('order_lookup_request')
      .set({ requested_at: new Date(0) } as never)
      .execute();
  });
  expect(await sweepLookupRequests(orders.store.db)).toBe(1);
});
