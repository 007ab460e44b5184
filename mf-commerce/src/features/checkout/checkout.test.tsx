import { renderToString } from 'react-dom/server';
import { INSTALLMENTS_DEFAULT } from 'shared-types/commerce/checkout';
import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './checkout.example';
import { strings } from './checkout.strings';
import { element } from './checkout.view';

const host = createFakeRenderHost(strings, { perRequest: { crumb: 'crumb-1', key: 'key-1', return: '/checkout' } });
const render = (name: keyof typeof examples) => renderToString(element(examples[name], host));

test('is one form with crumb, key, seen total and way back, which works without script', () => {
  const html = render('full');
  expect(html).toContain('<form class="commerce-checkout__form" action="/api/commerce/checkout/orders" method="post">');
  for (const [name, value] of [
    ['crumb', 'crumb-1'],
    ['key', 'key-1'],
    ['seenTotalCents', '9050'],
    ['return', '/checkout'],
  ]) {
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  }
});

test('browsers can fill in every field of contact and address', () => {
  const tokens = [...render('full').matchAll(/autoComplete="([^"]*)"/g)].map((match) => match[1]);
  expect(tokens).toEqual([
    'email',
    'tel',
    'shipping country',
    'shipping given-name',
    'shipping family-name',
    'shipping address-line1',
    'shipping address-line2',
    'shipping address-level2',
    'shipping postal-code',
    'shipping address-level1',
  ]);
});

test('a cart of files alone asks for no address', () => {
  const html = render('digital');
  expect(html).not.toContain('name="country"');
  expect(html).not.toContain('name="shippingOptionId"');
  expect(html).toContain('name="email"');
});

test('an empty cart leads to the shop', () => {
  expect(render('empty')).toContain('href="/shop"');
  expect(render('empty')).not.toContain('<form');
});

spec('ENUM-22', 'a shop that offers no way to pay says so in the place of its form, and leads back to the cart', () => {
  const html = render('noOrders');
  expect(html).toContain('This shop takes no orders at the moment.');
  expect(html).toMatch(/href="[^"]*\/cart"/);
  expect(html).not.toMatch(/<form|<input/);
});

test('a refused order keeps what was typed, and links each error to its field', () => {
  const html = render('refused');
  expect(html).toContain('value="ada@"');
  expect(html).toMatch(/<option value="US" selected="">/);
  const { id } = examples.refused.block;
  expect(html).toContain(`<a href="#${id}-lastName">Please write your last name.</a>`);
  expect(html).toMatch(
    new RegExp(`<input[^>]*id="${id}-lastName" aria-describedby="${id}-lastName-error" aria-invalid="true"`),
  );
});

test('a changed total is shown as it is now, with what was chosen', () => {
  expect(render('totalChanged')).toContain('The total is now $101.00.');
  expect(render('totalChanged')).toContain('name="seenTotalCents" value="10100"');
});

spec('CKOUT-04', 'below the minimum the sentence stands in the place of the button', () => {
  expect(render('belowMinimum')).toContain('To check out, your order subtotal must be $100.00 or more.');
  expect(render('belowMinimum')).not.toContain('data-place-order');
});

spec(
  ['CKOUT-07', 'CKOUT-08'],
  'payment in parts names the least and the most it is for, where the owner offers it',
  () => {
    expect(INSTALLMENTS_DEFAULT).toEqual({ count: 4, minimumCents: 5_000, maximumCents: 200_000 });
    expect(render('installments')).toContain('You may pay in 4 instalments for orders from $50.00 to $2,000.00.');
    expect(render('full')).not.toContain('instalments');
  },
);

test('files that are taxed ask where the buyer is; without taxes they do not', () => {
  expect(render('taxedFiles')).toMatch(/<legend>Where you are<\/legend>[^]*name="country"/);
  expect(render('taxedFiles')).not.toContain('name="line1"');
});

test('without script a code that was used up is named with the new total and what changed', () => {
  const html = render('codeGone');
  expect(html).toContain('WELCOME10 has been used up, and was taken off your cart. The total is now $97.97.');
  expect(html).toContain('<li>Discount: $0.00 instead of $8.20</li>');
  expect(html).toContain('name="seenTotalCents" value="9797"');
});
