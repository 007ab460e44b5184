import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DONATION_CHECKOUT_CALLS } from 'shared-types/commerce/donation-checkout';
import { ORDER_CALLS } from 'shared-types/commerce/orders/order';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { spec } from '../../../../tools/testing/spec';
import { keepEmails } from '../order/changes.fixture';
import { donationPage, KILN, withPages } from '../donation/donations.fixture';

const { path: DONATE } = DONATION_CHECKOUT_CALLS.donate;
const POLISH = 'bilingual.example';
const MANAGER = 'manager@shop.example';

let open: ExampleServer;
beforeAll(async () => {
  const example = exampleDocument();
  open = await openExample({ accounts: { [MANAGER]: ['storeManager'] } });
  await open.load({
    ...withPages(
      example,
      donationPage('/kiln'),
      donationPage('/fixed', { title: 'Clay', amounts: [700], takesAnyAmount: false }),
    ),
    site: { ...example.site, website: { developerMode: true } },
    paymentMethods: [...example.paymentMethods, { id: 'test', instructions: '' }],
  });
  await open.load(
    withPages(bilingualDocument(), donationPage('/kiln'), donationPage('/pl/kiln', { ...KILN, title: 'Nowy piec' })),
  );
  await keepEmails({ store: open });
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of ['customer_order', 'order_number', 'mail_outbox', 'rate_window'] as const)
    await open.db.deleteFrom(table).execute();
});

const pageId = async (path: string, host?: string) => {
  const query = open.db.selectFrom('page').innerJoin('site', 'site.id', 'page.site_id').select('page.id');
  const row = await query
    .where('page.path', '=', path)
    .where(sql<boolean>`${host ?? 'shop.example'} = any(site.hosts)`)
    .executeTakeFirstOrThrow();
  return row.id;
};
const fields = async (over: object = {}) => ({
  donatePageId: await pageId('/kiln'),
  amount: '2500',
  ownAmount: '',
  email: 'ada@example.com',
  note: '',
  paymentMethod: 'offline',
  key: randomUUID(),
  ...over,
});
const give = async (over: object = {}, visitor: Shopper = open.visitor()) =>
  visitor.call('POST', DONATE, await fields(over));
const donations = () =>
  open.db.selectFrom('customer_order').selectAll().where('kind', '=', 'donation').orderBy('number').execute();
const emails = () =>
  open.db.selectFrom('mail_outbox').select(['recipient', 'subject', 'body']).orderBy('created_at').execute();

spec(
  'DONATE-01',
  'the page asks for the donation of the page in its query, if this site has that page and it takes donations',
  async () => {
    const id = await pageId('/kiln');
    const html = (await open.visitor().get(`/checkout/donate?donatePageId=${id}`)).body;
    for (const part of ['A new kiln', 'Ours is from 1987.', 'value="1000"', '€25.00', 'From €5.00 to €5,000.00.'])
      expect([part, html.includes(part)]).toEqual([part, true]);
    expect((await open.visitor().get('/kiln')).body.includes(`href="/checkout/donate?donatePageId=${id}"`)).toBe(true);
    for (const other of ['', randomUUID(), await pageId('/'), await pageId('/kiln', POLISH), '%00', `${id}'`]) {
      const page = await open.visitor().get(`/checkout/donate?donatePageId=${other}`);
      expect([other, page.statusCode, page.body.includes(DONATE)]).toEqual([other, 200, false]);
      expect(page.body.includes('Donations are no longer taken at this address.')).toBe(true);
    }
  },
);

spec('DONATE-01', 'a donation is an order of its own kind, with a receipt, and is shown to its donor', async () => {
  const visitor = open.visitor();
  const { location } = (await give({ note: 'For Ada' }, visitor)).json<{ location: string }>();
  expect(await donations()).toMatchObject([
    { number: 1001, total_cents: 2500, cart_id: null, currency: 'EUR', note: 'For Ada', status: 'open' },
  ]);
  const page = await visitor.get(location);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  for (const part of ['Thank you for your donation', 'Donation: A new kiln', '€25.00', 'Pay on delivery.'])
    expect([part, page.body.includes(part)]).toEqual([part, true]);
  const [message] = await emails();
  expect([message?.recipient, message?.subject]).toEqual([
    'ada@example.com',
    'Thank you for your donation 1001 – Example',
  ]);
  expect(message?.body).toContain(location);
  expect(message?.body).not.toMatch(/1 ×|Subtotal/);
});

test('paid by the test method, it is paid on its own page, and its email is the receipt', async () => {
  const visitor = open.visitor();
  const { location } = (await give({ paymentMethod: 'test' }, visitor)).json<{ location: string }>();
  const token = location.split('/').at(-1);
  const paid = await visitor.call('POST', ORDER_CALLS.payOrder.path, { token, outcome: 'pay', key: randomUUID() });
  expect(paid.json()).toEqual({ location });
  expect((await visitor.get(location)).body.includes('Your donation has arrived')).toBe(true);
  expect((await emails()).map(({ subject }) => subject)).toEqual([
    'Thank you for your donation 1001 – Example',
    'Receipt for your donation 1001 – Example',
  ]);
});

test.each([
  ['12.50', 1250],
  ['12,5', 1250],
  ['5000', 500_000],
  ['5', 500],
])('a custom amount, %s, is donated to the cent', async (ownAmount, cents) => {
  expect((await give({ amount: 'own', ownAmount })).statusCode).toBe(200);
  expect((await donations()).map((row) => row.total_cents)).toEqual([cents]);
});

test.each([
  [{ amount: 'own', ownAmount: '0' }, 'ownAmount', 'Enter €5.00 or more.'],
  [{ amount: 'own', ownAmount: '4.99' }, 'ownAmount', 'Enter €5.00 or more.'],
  [{ amount: 'own', ownAmount: '-10' }, 'ownAmount', 'Enter an amount like 25.00.'],
  [{ amount: 'own', ownAmount: '10.005' }, 'ownAmount', 'Enter the amount without a thousands separator.'],
  [{ amount: 'own', ownAmount: '10.0055' }, 'ownAmount', 'Enter an amount that can be paid, like 25.00.'],
  [{ amount: 'own', ownAmount: '5000.01' }, 'ownAmount', 'Enter €5,000.00 or less.'],
  [{ amount: 'own', ownAmount: '9'.repeat(20) }, 'ownAmount', 'Enter €5,000.00 or less.'],
  [{ amount: 'own', ownAmount: '1e3' }, 'ownAmount', 'Enter an amount like 25.00.'],
  [{ amount: 'own', ownAmount: '' }, 'ownAmount', 'Enter an amount like 25.00.'],
  [{ amount: '2501' }, 'amount', 'Choose an amount.'],
  [{ amount: '-2500' }, 'amount', 'Choose an amount.'],
  [{ amount: '2500.0' }, 'amount', 'Choose an amount.'],
  [{ email: 'ada' }, 'email', 'Email is not valid. Email addresses should follow the format name@example.com.'],
  [{ paymentMethod: '' }, 'paymentMethod', 'Please choose a payment method.'],
  [
    { paymentMethod: 'card' },
    'paymentMethod',
    'This payment method is no longer available. Please choose another one, or reload the page to see the current ones.',
  ],
])('%j is refused at its field, and nothing is stored', async (over, field, message) => {
  const reply = await give(over);
  expect([reply.statusCode, reply.json().code, reply.json().data.errors]).toEqual([
    400,
    'commerce/donation-invalid',
    { [field]: message },
  ]);
  expect([await donations(), await emails()]).toEqual([[], []]);
});

test('where only certain amounts are allowed no other is, and nothing is donated to a page of another site or in another currency', async () => {
  const donatePageId = await pageId('/fixed');
  expect((await give({ donatePageId, amount: 'own', ownAmount: '10' })).json().data.errors).toEqual({
    amount: 'Choose an amount.',
  });
  for (const other of [await pageId('/kiln', POLISH), await pageId('/'), randomUUID(), ''])
    expect((await give({ donatePageId: other })).json().code).toBe('commerce/donation-gone');
  expect((await give({ seenCurrency: 'JPY' })).json().code).toBe('commerce/currency-changed');
  expect(await donations()).toEqual([]);
});

spec('PLAT-05', 'the same donation sent twenty times simultaneously is one, and all get the same answer', async () => {
  const visitor = open.visitor();
  const same = await fields();
  const replies = await Promise.all(Array.from({ length: 20 }, () => visitor.twin().call('POST', DONATE, same)));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect([(await donations()).length, (await emails()).length]).toEqual([1, 1]);
  // Changed values and another visitor make another donation.
  const others = [
    await visitor.call('POST', DONATE, { ...same, amount: '1000' }),
    await visitor.call('POST', DONATE, { ...same, email: 'eve@example.com' }),
    await visitor.call('POST', DONATE, { ...same, note: 'For Bea' }),
    await visitor.call('POST', DONATE, { ...same, paymentMethod: 'test' }),
    await open.visitor().call('POST', DONATE, same),
  ];
  for (const { statusCode, json } of others)
    expect([statusCode, json().code, typeof json().key]).toEqual([409, 'commerce/sent-before', 'string']);
  expect(await donations()).toHaveLength(1);
});

test('a note of several lines is the same, sent with script or without', async () => {
  const visitor = open.visitor();
  const same = await fields({ note: 'For Ada\nand Bea' });
  const first = (await visitor.call('POST', DONATE, same)).json<{ location: string }>();
  const again = await visitor.post(DONATE, { ...same, note: 'For Ada\r\nand Bea' });
  expect([again.statusCode, again.headers.location]).toEqual([303, first.location]);
});

test('one email address gets at most ten donations, then the answer says how long to wait', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await give()).statusCode);
    await holdRateWindows(open.db);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await donations()).toHaveLength(10);
});

test('without script the page returns with the typed values, and continues to the donation', async () => {
  const visitor = open.visitor(POLISH);
  const page = `/pl/checkout/donate?donatePageId=${await pageId('/pl/kiln', POLISH)}`;
  const { body } = await visitor.get(page);
  const block = firstFormBlock(body);
  const form = { ...(await fields({ donatePageId: await pageId('/pl/kiln', POLISH) })), block, return: page };
  const wrong = await visitor.post(DONATE, { ...form, amount: 'own', ownAmount: '3', note: 'Dla Ady' });
  expect([wrong.statusCode, wrong.body.includes('Wpisz co najmniej €5,00'), wrong.body.includes('Dla Ady')]).toEqual([
    422,
    true,
    true,
  ]);
  const sent = await visitor.post(DONATE, form);
  expect([sent.statusCode, String(sent.headers.location)]).toEqual([
    303,
    expect.stringMatching(/^\/pl\/checkout\/contribution\/[\w-]{43}$/),
  ]);
  expect((await visitor.get(String(sent.headers.location))).body.includes('Dziękujemy za darowiznę')).toBe(true);
  expect((await emails())[0]?.subject).toMatch(/^Dziękujemy za darowiznę 1001/);
});

test('owners see donations among the orders, with nothing to fulfil, and not as sales', async () => {
  await give();
  const browser = open.visitor();
  await signIn(browser, MANAGER);
  const shows = async (path: string, part: string) => (await browser.get(path)).body.includes(part);
  expect(await shows('/config/orders', 'Donation 1001')).toBe(true);
  const page = (await browser.get('/config/orders/1001')).body;
  expect([page.includes('Donation 1001'), page.includes('/fulfilment'), page.includes('/payment')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await shows('/config/orders?state=unfulfilled', 'Donation 1001')).toBe(false);
  expect(await shows('/config/sales', '€25.00')).toBe(false);
});
