import { randomUUID } from 'node:crypto';
import { prepareOrders } from '../../checkout/orders.fixture';
import { linkOrigin } from '../../../site/host/link-origin';
import { emailsOf } from '../../../platform/mail/email-parts';
import { changeOrder } from '../change-order';
import { change, keepEmails, emailsIn, placeOne } from '../changes.fixture';
import { orderEmail } from './order-email';
import type { OrderEmailKind } from './goods-emails.messages';
import { loadOrder, type LoadedOrder } from '../load-order';
import { tokenHash } from '../../../platform/http/token-hash';
import { orderLoader } from '../order.loader';

const orders = prepareOrders();
beforeAll(() => keepEmails(orders));
beforeEach(() => orders.store.db.deleteFrom('mail_outbox').execute());

const setProfile = async (values: object) => {
  const { db, seeded } = orders.store;
  const { profile } = await db
    .selectFrom('site')
    .select('profile')
    .where('id', '=', seeded.id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('site')
    .set({ profile: JSON.stringify({ ...(profile as object), ...values }) })
    .where('id', '=', seeded.id)
    .execute();
  orders.store.forget();
};
const linkOf = (body: string) => /http:\/\/\S+/.exec(body)?.[0] ?? '';
const opens = (link: string) => orders.store.load(orderLoader, { path: new URL(link).pathname });
const loaded = async (id: string): Promise<LoadedOrder> =>
  (await loadOrder(orders.store.db, { siteId: orders.store.seeded.id, locale: 'en-GB', timeZone: 'UTC' }, { id }))!;

test('the buyer gets one email with the whole order, payment instructions and the order’s address', async () => {
  const id = await placeOne(orders);
  const [message, ...others] = await emailsIn(orders);
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    recipient: 'ada@example.com',
    subject: 'We have received your order 1001 – store.test',
    about: `order placed ${id}`,
  });
  for (const text of [
    '2 × Stoneware mug',
    '€25.00',
    'Shipping · Parcel',
    '€4.90',
    'Total',
    '€29.90',
    'How to pay',
    'Please pay within a week.',
    'Unter den Linden 1',
    '10117 Berlin',
    'Germany',
  ])
    expect([text, message?.body?.includes(text), message?.html?.includes(text)]).toEqual([text, true, true]);
  const link = linkOf(message?.body ?? '');
  expect(message?.html).toContain(`href="${link}"`);
  // A much later visit.
  const { origin } = new URL(link);
  expect(message?.body?.trimEnd().endsWith(`\n${origin}/checkout/order`)).toBe(true);
  expect(message?.html).toContain(`href="${origin}/checkout/order"`);
  expect((await opens(link))?.order.id).toBe(id);
  expect(message?.body).not.toContain('Ring twice');
});

test('an email names each discount and each tax: added taxes before the total, included taxes after it', async () => {
  const { order } = await loaded(await placeOne(orders));
  const priced = {
    ...order,
    discounts: [
      { code: 'TEN', kind: 'percent', amountCents: 250 },
      { code: 'FREESHIP', kind: 'shipping', amountCents: 490 },
    ],
    taxes: [{ name: 'City tax', rate: 500, amountCents: 113 }],
  } as const;
  const rowsOf = (isTaxIncluded: boolean, locale: string) => {
    const site = { name: 'store.test', locale, timeZone: 'UTC' };
    const { body } = orderEmail({
      kind: 'confirmed',
      site,
      order: { ...priced, isTaxIncluded },
      link: 'http://store.test/',
    });
    return [...body.matchAll(/Discount · TEN|FREESHIP|(?:Includes |W tym )?City tax|^(?:Total|Razem)/gm)].map(
      ([row]) => row,
    );
  };
  expect(rowsOf(false, 'en-GB')).toEqual(['Discount · TEN', 'City tax', 'Total']);
  expect(rowsOf(true, 'en-GB')).toEqual(['Discount · TEN', 'Total', 'Includes City tax']);
  expect(rowsOf(true, 'pl-PL')).toEqual(['Razem', 'W tym City tax']);
});

test('an email names the time of the order in the time zone of the site', async () => {
  const { order } = await loaded(await placeOne(orders));
  const site = { name: 'store.test', locale: 'en-GB', timeZone: 'Asia/Kathmandu' };
  const placed = { ...order, placedAt: Date.parse('2026-11-21T20:00:00Z') };
  const { body } = orderEmail({ kind: 'confirmed', site, order: placed, link: 'http://store.test/' });
  expect(body).toContain('22 November 2026 at 01:45 GMT+5:45');
});

test.each([
  ['a tax that is added', { isTaxIncluded: false }, ['Total']],
  ['a tax that is part of the prices', { isTaxIncluded: true }, ['Total']],
  ['a gift card', { isTaxIncluded: true, giftCardCents: 500 }, ['Total', 'Amount due']],
])('an email with %s highlights the totals', async (_, own, sums) => {
  const { order } = await loaded(await placeOne(orders));
  const taxes = [{ name: 'City tax', rate: 500, amountCents: 113 }];
  const site = { name: 'store.test', locale: 'en-GB', timeZone: 'UTC' };
  const { html } = orderEmail({
    kind: 'confirmed',
    site,
    order: { ...order, taxes, ...own },
    link: 'http://store.test/',
  });
  const strong = [...html.matchAll(/<td style="[^"]*font-weight:600[^"]*"><bdi>([A-Z][^<]*)<\/bdi>/g)];
  expect(strong.map(([, what]) => what)).toEqual(sums);
});

test('however often an order is sent, and by however many simultaneously, there is one email', async () => {
  const { shopper } = await orders.shopperWith(2);
  const fields = orders.fields();
  await Promise.all(
    Array.from({ length: 8 }, () => shopper.twin().call('POST', '/api/commerce/checkout/orders', fields)),
  );
  expect(await emailsIn(orders)).toHaveLength(1);
});

test('a refused order sends no email', async () => {
  const { shopper } = await orders.shopperWith(2);
  expect((await orders.order(shopper, { seenTotalCents: 1 })).statusCode).toBe(409);
  expect(await emailsIn(orders)).toEqual([]);
});

test('the owner is told of each order once if the site is set so, with a link to the order’s page', async () => {
  await setProfile({ orderNoticeEmail: 'ola@store.test' });
  await placeOne(orders);
  await setProfile({ orderNoticeEmail: undefined });
  await placeOne(orders);
  const notices = (await emailsIn(orders)).filter(({ recipient }) => recipient === 'ola@store.test');
  expect(notices).toHaveLength(1);
  expect(notices[0]?.subject).toMatch(/^New order \d+: €29\.90 – store\.test$/);
  expect(linkOf(notices[0]?.body ?? '')).toMatch(/^http:\/\/store\.test\/config\/orders\/\d+$/);
  expect(notices[0]?.body).toContain('ada@example.com');
});

test('each change that concerns the buyer sends an email; each link opens the order', async () => {
  const id = await placeOne(orders);
  await change(orders, id, { change: { kind: 'declined' } });
  await change(orders, id, { change: { kind: 'paid' }, detail: { cents: 2990 } });
  await change(orders, id, { change: { kind: 'noted' }, detail: { note: 'Not for the buyer' } });
  await change(orders, id, { change: { kind: 'fulfilled' }, detail: { carrier: 'Post', trackingNumber: 'X-1' } });
  await change(orders, id, { change: { kind: 'refunded', cents: 500 }, detail: { cents: 500, reason: 'A chip' } });
  const emails = (await emailsIn(orders)).filter(({ about }) => about?.startsWith('order event'));
  expect(emails.map(({ subject }) => subject.replace(/\d{4}/, 'N'))).toEqual([
    'Your order N is confirmed – store.test',
    'Your order N is on its way – store.test',
    'A refund for your order N – store.test',
  ]);
  expect(emails.map(({ body }) => body?.split('\n')[0])).toEqual([
    'Your order is confirmed',
    'Your order is on its way',
    '€5.00 refunded',
  ]);
  expect(emails[1]?.body).toContain('Carrier: Post\nTracking number: X-1');
  expect(emails[2]?.body).toContain('Reason: A chip');
  expect(JSON.stringify(emails)).not.toContain('Not for the buyer');
  for (const { body } of emails) expect((await opens(linkOf(body ?? '')))?.order.id).toBe(id);
  const other = await placeOne(orders);
  await change(orders, other, { change: { kind: 'cancelled' }, detail: { isRestocked: true } });
  expect((await emailsIn(orders)).at(-1)?.body).toMatch(/^Your order was cancelled\n/);
});

test('only the hash of a link’s secret is stored, and nothing else opens the order', async () => {
  const id = await placeOne(orders);
  await change(orders, id, { change: { kind: 'paid' } });
  const message = (await emailsIn(orders)).find(({ about }) => about?.startsWith('order event'));
  const token =
    linkOf(message?.body ?? '')
      .split('/')
      .at(-1) ?? '';
  const links = await orders.store.db.selectFrom('order_link').selectAll().where('order_id', '=', id).execute();
  expect(links.map((link) => link.token_hash)).toEqual([tokenHash(token)]);
  for (const guess of [links[0]?.token_hash, token.slice(1), id])
    expect(await orders.store.load(orderLoader, { path: `/checkout/order/${guess}` })).toBeNull();
});

test('a forged host appears in no email', async () => {
  const hosts = ['store.test:6666', 'store.test:80@evil.example', 'evil.example'];
  for (const host of hosts) {
    const site = await orders.store.site();
    const origin = linkOrigin(site, { protocol: 'http', host, socket: { localPort: 4000 } });
    await changeOrder(orders.store.db, {
      site,
      origin,
      orderId: await placeOne(orders),
      change: { kind: 'paid' },
      detail: {},
      key: randomUUID(),
    });
  }
  const emails = await emailsIn(orders);
  expect(emails).toHaveLength(2 * hosts.length);
  for (const { body, html } of emails) {
    expect(linkOf(body ?? '')).toMatch(/^http:\/\/store\.test\/checkout\/order\/[\w-]+$/);
    expect(`${body}${html}`).not.toMatch(/evil\.example|6666/);
  }
});

test.each<OrderEmailKind>(['received', 'confirmed', 'paid', 'fulfilled', 'refunded', 'cancelled', 'link', 'notice'])(
  'what people wrote stays text in the email “%s”, and the surrounding words are in the order’s language',
  async (kind) => {
    const evil = '<script>alert(1)</script>"\'&';
    const { order } = await loaded(await placeOne(orders));
    const [line] = order.lines;
    const full = {
      ...order,
      email: `${evil}@example.com`,
      lines: line ? [{ ...line, title: evil, optionValues: [{ optionName: evil, value: evil }] }] : [],
      shippingName: evil,
      addressLines: [evil],
      paymentInstructions: `${evil}\nand more`,
    };
    const detail = { cents: 100, reason: evil, carrier: evil, trackingNumber: evil };
    for (const locale of ['en', 'pl', 'he']) {
      const message = orderEmail({
        kind,
        site: { name: evil, locale, timeZone: 'UTC' },
        order: full,
        detail,
        link: `http://store.test/"><script>`,
      });
      expect(message.html).not.toContain('<script>');
      expect(message.html).toContain('&lt;script&gt;');
      expect(message.html).toContain(`<html lang="${locale}" dir="${locale === 'he' ? 'rtl' : 'ltr'}">`);
      expect(message.subject).not.toContain('\n');
    }
    const texts = ['en', 'pl'].map(
      (locale) => orderEmail({ kind, site: { name: 'S', locale, timeZone: 'UTC' }, order, link: '' }).body,
    );
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts[1]).toMatch(/[ąćęłńóśżź]/i);
  },
);

test('text and HTML have the same content in the same order', () => {
  const parts = [
    { kind: 'title', text: 'One' },
    { kind: 'paragraph', text: 'Two\nThree' },
    { kind: 'rows', rows: [['Four', 'Five']], isSum: true },
    { kind: 'lines', lines: ['Six', 'Seven'] },
    { kind: 'link', text: 'Eight', address: 'http://x.test/' },
  ] as const;
  const { body, html } = emailsOf(parts, 'en');
  expect(body).toBe('One\n\nTwo\nThree\n\nFour: Five\n\nSix\nSeven\n\nEight:\nhttp://x.test/\n');
  const words = html.replace(/<[^>]+>/g, ' ').match(/\w+/g);
  expect(words).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']);
});
