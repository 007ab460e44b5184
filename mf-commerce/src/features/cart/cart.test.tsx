import { renderToString } from 'react-dom/server';
import { CART_CALLS, FULL_PAGE_CART_ID, type CartView, type ShippingLocation } from 'shared-types/commerce/cart';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { spec } from '../../../../tools/testing/spec';
import { sampleCart, sampleEntry, sampleLineForm } from '../../parts/sample-store/sample-cart.fixture';
import { samplePricedCart } from '../../parts/sample-store/sample-prices.fixture';
import { cartProps, examples } from './cart.example';
import { messages } from './cart.messages';
import { element } from './cart.view';

const host = createFakeRenderHost(messages, { perRequest: { crumb: 'crumb-1', return: '/cart' } });
const render = (props: Parameters<typeof element>[0]) => renderToString(element(props, host));
const formsOf = (html: string) => html.match(/<form.*?<\/form>/g) ?? [];

spec(['CART-09', 'CART-10'], 'a full-page cart is the element with the full-page cart id', () => {
  expect(FULL_PAGE_CART_ID).toBe('colonnade-full-page-cart');
  expect(render(examples.full)).toMatch(/^(<link[^>]*>)*<div class="commerce-cart" id="colonnade-full-page-cart"/);
});

test('an empty cart says so, and leads to the shop', () => {
  const html = render(examples.empty);
  expect(html).toContain('Your cart is empty.');
  expect(html).toContain('href="/shop"');
  expect(html).not.toContain('data-checkout');
});

spec('CART-20', 'each line is two forms that post to its path, and work without script', () => {
  const [quantity = '', remove = ''] = formsOf(render(examples.full));
  const path = CART_CALLS.setLineQuantity.path.replace(':lineId', sampleEntry().id);
  for (const form of [quantity, remove]) {
    expect(form).toContain(`action="${path}" method="post"`);
    expect(form).toContain('name="crumb" value="crumb-1"');
    expect(form).toContain('name="return" value="/cart"');
  }
  expect(quantity).toMatch(/<input[^>]*type="number"[^>]*name="quantity" value="2"/);
  expect(remove).toContain('name="quantity" value="0"');
  expect(remove).toContain('name="confirmed" value="yes"');
});

spec('CART-21', 'all lines of a large cart are on one page, and no fee is added', () => {
  const entries = Array.from({ length: 100 }, (_, index) =>
    sampleEntry({ id: `line-${index}`, quantity: 1, unitPriceCents: 101 }),
  );
  const html = render(cartProps(sampleCart(entries)));
  expect(html.match(/data-line="/g)).toHaveLength(100);
  expect(html).toContain('data-cart-total="true">$101.00<');
});

spec(['CART-11', 'CART-14'], 'without script the question whether to remove the line is part of the page', () => {
  const form = formsOf(render(examples.confirming)).find((candidate) => candidate.includes('Keep it')) ?? '';
  expect(form).toContain('Setting the quantity to 0 removes Stoneware mug from your cart.');
  expect(form).toContain('name="quantity" value="0"');
  expect(form.match(/<button.*?<\/button>/g)).toEqual([
    '<button type="submit" class="button" value="yes" name="confirmed">Remove it</button>',
    '<button type="submit" class="button button--quiet" value="no" name="confirmed">Keep it</button>',
  ]);
});

spec('CART-15', 'without script a refused quantity is said at its line, with what was typed', () => {
  const html = render(examples.refused);
  expect(html).toContain('role="alert">Unable to update quantity. Stoneware mug: only 3 in stock.<');
  expect(html).toContain('name="quantity" value="50"');
});

test('without script a refused place is said aloud at its fields', () => {
  expect(render(examples.placeRefused)).toContain(
    '<p class="field__error" role="alert">Please check the country, the state and the postal code.</p>',
  );
});

test('of several answers that may be ticked a browser asks for none, of a single one that must be for that', () => {
  const form = sampleLineForm({});
  const fields = form.fields.map((field) => ({ ...field, required: true }));
  const html = render(cartProps(sampleCart([sampleEntry({ form: { ...form, fields } })])));
  const boxes = [...html.matchAll(/<input [^>]*type="checkbox"[^>]*>/g)].map(([tag]) => [
    /name="field\.(\w+)\./.exec(tag)?.[1],
    / required=""/.test(tag),
  ]);
  expect(new Map(boxes as [string, boolean][])).toEqual(
    new Map([
      ['sides', false],
      ['gift', true],
    ]),
  );
});

test('a shipping method that costs nothing is free, and any other costs what it does', () => {
  const [option] = samplePricedCart().cart.shippingOptions;
  const shippingOptions = [
    { ...option!, costCents: 0 },
    { ...option!, id: 'dear', costCents: 1250 },
  ];
  const methods = /<fieldset class="commerce-cart__shipping-methods">.*?<\/fieldset>/.exec(
    render(cartProps(samplePricedCart({ shippingOptions }))),
  )?.[0];
  expect([...(methods ?? '').matchAll(/<span>([^<]*)<\/span><\/label>/g)].map(([, cost]) => cost)).toEqual([
    messages.shippingFree,
    '$12.50',
  ]);
});

test('a line shows what was answered, and lets it be changed without script', () => {
  const html = render(examples.answered);
  for (const text of ['Words: For Ada', 'Sides: Front', '>It is a present</span>']) expect(html).toContain(text);
  const form = formsOf(html).find((candidate) => candidate.includes('field.words.value')) ?? '';
  expect(form).toContain(`action="/api/commerce/cart/lines/${sampleEntry().id}/form" method="post"`);
  expect(form).toMatch(/<input [^>]*name="key" value="a-key"/);
  expect(form).toMatch(/<input (?=[^>]*name="field\.words\.value")(?=[^>]*value="For Ada")(?=[^>]*required="")/);
  expect(form).toMatch(/<input (?=[^>]*name="field\.sides\.0")(?=[^>]*checked="")[^>]*value="Front"/);
  expect(form).toMatch(/<input (?=[^>]*name="field\.gift\.0")(?=[^>]*checked="")/);
  expect(html).toContain('data-checkout');
});

test('a line that lacks answers says so, and nobody checks out with it', () => {
  const html = render(examples.unanswered);
  expect(html).toContain('Open “Engraving” and fill it in to check out.');
  expect(html).not.toContain('data-checkout');
});

spec('CART-17', 'without script refused answers are said at their line, with what was typed and what is wrong', () => {
  const html = render(examples.formRefused);
  expect(html).toContain(
    'role="alert">Unable to update form. One or more fields is invalid, please check your entries.<',
  );
  expect(html).toMatch(/<details [^>]*open=""/);
  expect(html).toContain('value="much longer than a mug is wide"');
  expect(html).toMatch(/<input (?=[^>]*name="field\.sides\.1")(?=[^>]*checked="")/);
  expect(html).toContain('>You have exceeded the character limit.</p>');
  expect(html).toMatch(/<input [^>]*type="number"[^>]*name="quantity" value="2"/);
});

spec('CKOUT-04', 'below the minimum the message stands in the place of the way to the checkout', () => {
  const html = render(examples.belowMinimum);
  expect(html).toContain('To check out, your order subtotal must be $100.00 or more.');
  expect(html).not.toContain('data-checkout');
  expect(render(cartProps(sampleCart(undefined, { minimumSubtotalCents: 8200 })))).toContain(
    'href="/commerce/goto-checkout"',
  );
});

spec('CKOUT-02', 'what the server says of a checkout without a cart is shown', () => {
  const message = messages.noSession;
  const html = render(cartProps(sampleCart([]), { values: {}, errors: {}, message, code: 'commerce/cart-expired' }));
  expect(html).toContain(`role="alert">${message}<`);
});

test('a line that cannot be bought says why, and nobody checks out with it', () => {
  const html = render(examples.spoiled);
  for (const text of ['Only 1 left. Lower the quantity', 'No longer for sale.', 'Sold out. Remove it'])
    expect(html).toContain(text);
  expect(html).not.toContain('data-checkout');
});

test('a refusal of a line that is gone is said above the cart', () => {
  const form = {
    values: { lineId: 'gone', quantity: '3' },
    errors: {},
    message: 'This item is no longer in your cart.',
    code: 'commerce/line-not-found',
  };
  expect(render(cartProps(sampleCart(), form))).toContain(
    '<p class="form-error" role="alert">It is no longer in your cart.</p>',
  );
});

test('a line leads to its product', () => {
  expect(render(examples.full)).toContain('<a href="/shop/p/stoneware-mug">Stoneware mug</a>');
});

spec('CART-05', 'a price without taxes that depend on more of the address says so', () => {
  const about = (view: CartView) => /<p class="commerce-cart__later">([^<]*)/.exec(render(cartProps(view)))?.[1] ?? '';
  expect(about(samplePricedCart())).toBe('Estimated for 97214, OR, United States. Confirmed at checkout.');
  expect(render(examples.taxesOpen)).toContain(
    '>Estimated for United States. Taxes are not included yet: they depend on the state or region, written as in addresses.<',
  );
  expect(about(samplePricedCart({ taxesNeed: ['zip'] }))).toMatch(/they depend on the postal code\.$/);
  expect(about(samplePricedCart({ taxesNeed: ['state', 'zip'] }))).toMatch(/in addresses, and the postal code\.$/);
});

spec(
  'CART-05',
  'the estimate asks for what the shipping methods depend on, and speaks of the address once that is written',
  () => {
    const methods = (shippingLocation: ShippingLocation, limits: object) => {
      const method = { id: 'way', name: 'Van', costCents: 500, countries: ['US'], ...limits };
      const html = render(cartProps(samplePricedCart({ shippingOptions: [method], shippingLocation })));
      return /<p>([^<]*)<\/p>/.exec(html.slice(html.indexOf('data-delivery')))?.[1];
    };
    const [states, zipPrefixes] = [['WA'], ['98']];
    expect(methods({ country: 'US' }, { states })).toBe('Enter your state or region to see shipping methods.');
    expect(methods({ country: 'US', state: 'WA' }, { states, zipPrefixes })).toBe(
      'Enter your postal code to see shipping methods.',
    );
    expect(methods({ country: 'US' }, { states, zipPrefixes })).toBe(
      'Enter your state or region and your postal code to see shipping methods.',
    );
    expect(methods({ country: 'US', state: 'OR' }, { states })).toBe('We do not ship these items to this address.');
  },
);

spec('CART-04', 'codes are forms that work without script: valid ones and others apart, each with its reason', () => {
  const html = render(examples.priced);
  const forms = formsOf(html);
  expect(forms.find((form) => form.includes('data-coupon-form'))).toMatch(
    /action="\/api\/commerce\/coupons\/coupons" method="post"[^]*name="crumb" value="crumb-1"[^]*name="coupon"/,
  );
  const off = forms.filter((form) => form.includes('action="/api/commerce/coupons/coupons/removal" method="post"'));
  expect(off.map((form) => /name="coupon" value="(\w+)"/.exec(form)?.[1])).toEqual(['WELCOME10', 'SHIPFREE', 'KILN']);
  expect(html).toMatch(/aria-label="Applied codes"[^]*SHIPFREE[^]*aria-label="Codes not applied"[^]*KILN/);
  expect(render(examples.full)).not.toContain('data-coupons');
});

test('a refused code and a refused place are said where they were entered, and nowhere else', () => {
  const code = render(examples.couponRefused);
  expect(code.match(/This code is not valid\. Check/g)).toHaveLength(1);
  expect(code).toContain('value="&lt;b&gt;SUMMER"');
  const place = render(examples.placeRefused);
  expect(place.match(/Please check the country/g)).toHaveLength(1);
  expect(place).toMatch(/<details class="commerce-cart__delivery" open=""[^]*name="zip" value="97214"/);
});

test('what the cart costs at a place is shown row by row, taxes behind the total where the prices include them', () => {
  const html = render(examples.priced);
  expect(html).toMatch(
    /Discount · WELCOME10[^]*-\$8\.20[^]*Shipping · Standard · SHIPFREE[^]*Free[^]*Sales tax 8\.25%[^]*\$79\.89/,
  );
  expect(html).toContain('Estimated for 97214, OR, United States.');
  expect(render(examples.taxIncluded)).toMatch(/Total<[^]*\$73\.80[^]*Includes Sales tax 8\.25%[^]*\$6\.09/);
});
