import { renderToString } from 'react-dom/server';
import type { Country } from 'shared-types/commerce/cart';
import { INSTALLMENTS_DEFAULT } from 'shared-types/commerce/checkout';
import type { FormState } from 'shared-types/render';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { spec } from '../../../../tools/testing/spec';
import { sampleCart } from '../../parts/sample-store/sample-cart.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { checkoutProps, examples } from './checkout.example';
import { messages } from './checkout.messages';
import { element } from './checkout.view';

const host = createFakeRenderHost(messages, { perRequest: { crumb: 'crumb-1', key: 'key-1', return: '/checkout' } });
const render = (name: keyof typeof examples) => renderToString(element(examples[name], host));

test('is one form with crumb, key, seen total and way back, which works without script', () => {
  const html = render('full');
  expect(html).toContain('<form class="commerce-checkout__form" action="/api/commerce/checkout/orders" method="post">');
  for (const [name, value] of [
    ['crumb', 'crumb-1'],
    ['key', 'key-1'],
    ['seenTotalCents', '9050'],
    ['seenCurrency', 'USD'],
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

spec(
  'ENUM-22',
  'a shop that offers no payment method says so in the place of its form, and leads back to the cart',
  () => {
    const html = render('noOrders');
    expect(html).toContain('This shop takes no orders at the moment.');
    expect(html).toMatch(/href="[^"]*\/cart"/);
    expect(html).not.toMatch(/<form|<input/);
  },
);

test('a refused order keeps what was typed, and links each error to its field', () => {
  const html = render('refused');
  expect(html).toContain('value="ada@"');
  expect(html).toMatch(/<option value="US" selected="">/);
  const id = `block-${examples.refused.block.id}`;
  expect(html).toContain(`<a href="#${id}-lastName">Please enter your last name.</a>`);
  expect(html).toMatch(
    new RegExp(`<input[^>]*id="${id}-lastName" aria-describedby="${id}-lastName-error" aria-invalid="true"`),
  );
});

test('a changed total is shown as it is now, with what was chosen', () => {
  expect(render('totalChanged')).toContain('The total is now $101.00.');
  expect(render('totalChanged')).toContain('name="seenTotalCents" value="10100"');
});

spec('CKOUT-04', 'below the minimum the message stands in the place of the button', () => {
  expect(render('belowMinimum')).toContain('To check out, your order subtotal must be $100.00 or more.');
  expect(render('belowMinimum')).not.toContain('data-place-order');
});

spec(
  ['CKOUT-07', 'CKOUT-08'],
  'payment in parts names the least and the most it is for, where the owner offers it',
  () => {
    expect(INSTALLMENTS_DEFAULT).toEqual({ count: 4, minimumCents: 5_000, maximumCents: 200_000 });
    expect(render('installments')).toContain('Pay in 4 instalments for orders from $50.00 to $2,000.00.');
    expect(render('full')).not.toContain('instalments');
  },
);

test('files that are taxed ask where the buyer is; without taxes they do not', () => {
  expect(render('taxedFiles')).toMatch(/<legend>Your location<\/legend>[^]*name="country"/);
  expect(render('taxedFiles')).not.toContain('name="line1"');
});

test('without script a code that was used up is named with the new total and what changed', () => {
  const html = render('codeGone');
  expect(html).toContain('WELCOME10 has been used up, and was removed from your cart. The total is now $97.97.');
  expect(html).toContain('<li>Discount: $0.00 instead of $8.20</li>');
  expect(html).toContain('name="seenTotalCents" value="9797"');
});

describe('where shipping methods are limited', () => {
  const page = (limits: object, needs: Country['needs'], form?: FormState) => {
    const method = { id: 'way', name: 'Van', costCents: 500, countries: ['US'], ...limits };
    const { cart, ...view } = sampleCart();
    const limited = { ...view, cart: { ...cart, shippingOptions: [method] } };
    const countries = [{ code: 'US', name: 'United States', ...(needs ? { needs } : {}) }];
    return renderToString(element(checkoutProps(sampleCheckout(limited, { countries }), form), host));
  };
  const sent = (values: object, errors = {}): FormState => ({
    values: { country: 'US', ...values },
    errors,
    message: 'One or more fields is invalid, please check your entries.',
    code: 'commerce/checkout-invalid',
  });

  spec('CART-05', 'the page asks for what they depend on, before anything was typed', () => {
    const byState = page({ states: ['WA', 'NY'] }, ['state', 'zip']);
    expect(byState).toContain('Enter your state or region to see shipping methods.');
    expect(byState).toMatch(/<input type="text" required=""[^>]*name="state"/);
    expect(byState).not.toMatch(/We do not ship|State or region \(optional\)|name="shippingOptionId"/);
    expect(page({ zipPrefixes: ['10', '12'] }, ['zip'])).toContain('Enter your postal code to see shipping methods.');
    expect(page({ states: ['WA'], zipPrefixes: ['98'] }, ['state', 'zip'])).toContain(
      'Enter your state or region and your postal code to see shipping methods.',
    );
  });

  spec('CART-05', 'an address that nothing serves is told of the address, where what is wrong leads to', () => {
    const nowhere = 'We do not ship these items to this address. Please enter another one.';
    const values = { state: 'OR', zip: '97214' };
    const html = page({ states: ['WA'] }, ['state', 'zip'], sent(values, { shippingOptionId: nowhere }));
    const id = `block-${checkoutProps().block.id}`;
    expect(html).toContain(`<a href="#${id}-shippingOptionId">${nowhere}</a>`);
    expect(html.split(`id="${id}-shippingOptionId"`)).toHaveLength(2);
    expect(html.split('We do not ship these items to this address.')).toHaveLength(3);
    expect(page({ states: ['WA'] }, ['state', 'zip'], sent(values))).toContain(
      '<p>We do not ship these items to this address.</p>',
    );
    expect(html).not.toContain('this country');
  });

  spec('CART-05', 'an address that is served shows the ways, one with the id that what is wrong leads to', () => {
    const html = page({ states: ['WA'] }, ['state', 'zip'], sent({ state: 'WA', zip: '98101' }));
    const id = `block-${checkoutProps().block.id}`;
    expect(html).toMatch(new RegExp(`<input[^>]*id="${id}-shippingOptionId"`));
    expect(html.split(`id="${id}-shippingOptionId"`)).toHaveLength(2);
    expect(html).not.toMatch(/Enter your|We do not ship/);
  });
});
