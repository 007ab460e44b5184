import { renderToString } from 'react-dom/server';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { messages as recurringMessages } from '../../parts/recurring/recurring.messages';
import { examples } from './order.example';
import { messages } from './order.messages';
import { element } from './order.view';

const render = (name: keyof typeof examples) =>
  renderToString(element(examples[name], createFakeRenderHost({ ...messages, ...recurringMessages })));

test('thanks, and shows number, lines, totals, address and how to pay', () => {
  const html = render('sent');
  for (const text of [
    'Thank you for your order',
    'Order 1001',
    'Stoneware mug',
    'Quantity 2',
    '$82.00',
    '$8.50',
    '$90.50',
  ]) {
    expect(html).toContain(text);
  }
  for (const text of [
    'Ada Moss',
    'Portland, Oregon 97214',
    'United States',
    'We send you an invoice by email.',
    'ada@example.com',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('dateTime="2026-11-21T09:47:00.000Z"');
});

test.each([
  ['EUR', ['€82.00', '€8.50', '€90.50', '€12.00']],
  ['JPY', ['¥8,200', '¥850', '¥9,050', '¥1,200']],
] as const)('an order in %s says so, whatever the currency of the site is now', (currency, amounts) => {
  const { data, ...props } = examples.partlyRefunded;
  const read = data['commerce/order/order'];
  const host = createFakeRenderHost({ ...messages, ...recurringMessages });
  const own = { ...props, data: { 'commerce/order/order': { ...read, order: { ...read.order, currency } } } };
  const html = renderToString(element(own, host));
  for (const amount of amounts) expect(html).toContain(amount);
  expect(html).not.toContain('$');
});

test('what the buyer has answered for a line stands beside it', () => {
  const html = render('answered');
  for (const text of ['>Words: For Ada</span>', '>It is a present</span>']) expect(html).toContain(text);
});

test('an order without goods to send has no address and no shipping', () => {
  const html = render('digital');
  expect(html).not.toContain('Delivery address');
  expect(html).not.toContain('Shipping');
});

test.each([
  ['received', 'We have received your order', 'Not paid yet', true],
  ['confirmed', 'Your order is confirmed', 'Paid', false],
  ['fulfilled', 'Your order is on its way', 'PP 4471 0098', false],
  ['partlyRefunded', 'Your order is on its way', '$12.00', false],
  ['refunded', 'Your order was refunded', '$90.50', false],
  ['cancelled', 'Your order was cancelled', 'Cancelled', false],
] as const)('shows its status: %s', (name, heading, status, showsPayment) => {
  const html = render(name);
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain(`>${status}</dd>`);
  expect(html.includes('How to pay')).toBe(showsPayment);
});

test.each([
  ['giftCard', '$40.50'],
  ['giftCardAndPaid', '$0.00'],
] as const)('what a gift card leaves to pay is owed until it is paid: %s', (name, due) => {
  expect(render(name)).toContain(`<dt>Amount due</dt><dd>${due}</dd>`);
});

test('an order by the test method has its buttons, which send the secret of its address, and says what became of it', () => {
  for (const text of [
    'name="token" value="a-token-that-opens-the-order"',
    'value="pay"',
    'value="decline"',
    'data-enhance',
  ])
    expect(render('test')).toContain(text);
  expect(render('declined')).toMatch(/role="alert"[^>]*><p>The payment was declined\./);
  expect(render('received')).not.toContain('/api/commerce/order/payment');
});

test('what was taken off and what was taxed stands row by row; a tax in the price stands behind the total', () => {
  const added = render('priced');
  for (const text of [
    'Discount · WELCOME10',
    '-$8.20',
    'Shipping · Standard · SHIPFREE',
    'Free',
    'Sales tax 8.25%',
    '$6.09',
  ])
    expect(added).toContain(text);
  expect(added).toMatch(/Sales tax 8\.25%[^]*Total<[^]*\$79\.89/);
  expect(render('taxIncluded')).toMatch(/Total<[^]*\$73\.80[^]*Includes Sales tax 8\.25%[^]*\$6\.09/);
});

test('an order of a subscription says what comes next, and how to end that, as long as something comes', () => {
  const html = render('subscription');
  for (const text of ['payment 2 of your subscription', 'every month for 6 months', 'January 31, 2027', 'May 31, 2027'])
    expect(html).toContain(text);
  expect(html).toContain('name="token" value="a-secret"');
  for (const [name, text] of [
    ['subscriptionCancelled', 'You cancelled it.'],
    ['subscriptionOver', 'It is complete'],
  ] as const) {
    expect(render(name)).toContain(text);
    expect(render(name)).not.toContain('/api/commerce/subscription/cancellation');
  }
  expect(render('subscriptionRefused')).toMatch(/<details[^>]* open="">/);
});

test('a subscription shows the card that is charged, and a form for another one', () => {
  const html = render('subscriptionByCard');
  for (const text of [
    'charged to your Visa •••• 4242, which expires 04/2030',
    'Your Visa •••• 4242 is about to be charged for this order.',
    'action="/api/commerce/subscription/card"',
    'Use another card',
  ])
    expect(html).toContain(text);
  expect(render('subscription')).not.toContain('/api/commerce/subscription/card');
});

test('an unpaid order says until when it reserves its items, and a released one what became of it and what to do', () => {
  expect(render('held')).toContain('Your items are reserved until November 24, 2026 at 9:47 AM UTC.');
  expect(render('released')).toContain('It was not paid in time, so it was cancelled');
  expect(render('cancelled')).toContain('your payment has not been refunded in full yet');
});

test('a file is a link with what is left of it, or the page says why there is none and what to do', () => {
  const link = /<a[^>]*href="\/checkout\/download\/a-signed-link"[^>]*>Download A field guide to glazes\.pdf<\/a>/;
  expect(render('download')).toMatch(link);
  expect(render('download').replaceAll('<!-- -->', '')).toContain('112 kB');
  expect(render('download')).toContain('4 downloads of 5 left, until December 21, 2026 at 9:47 AM UTC.');
  for (const [name, text] of [
    ['downloadUnpaid', 'Available once the order is paid.'],
    ['downloadUsedUp', 'All downloads are used up. Please contact the shop, which can give you more.'],
    ['downloadExpired', 'The download expired on December 21, 2026 at 9:47 AM UTC.'],
    ['downloadClosed', 'The order was cancelled or refunded, so it cannot be downloaded.'],
  ] as const)
    expect([name, render(name).includes(text), render(name).includes('/checkout/download/')]).toEqual([
      name,
      true,
      false,
    ]);
});

test('thanks for goods and what is paid again and again, and for nothing that was cancelled or given', () => {
  const thanked = (['sent', 'subscription', 'cancelled', 'donation'] as const).map((name) =>
    render(name).includes(`<p>${messages.thanks}</p>`),
  );
  expect(thanked).toEqual([true, true, false, false]);
});

test('how to pay is said once: by the test payment where there is one, else by the instructions', () => {
  const shown = (name: keyof typeof examples) => [
    render(name).includes('Test payment'),
    render(name).includes('We send you an invoice by email.'),
  ];
  expect([shown('received'), shown('test'), shown('confirmed')]).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
});

test('says what was refunded where something was', () => {
  const shown = (name: keyof typeof examples) => render(name).includes(`<dt>${messages.refunded}</dt>`);
  expect([shown('confirmed'), shown('partlyRefunded'), shown('refunded')]).toEqual([false, true, true]);
});
