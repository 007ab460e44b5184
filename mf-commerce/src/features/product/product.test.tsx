import { renderToString } from 'react-dom/server';
import { PRODUCT_TYPE, WORKFLOW_STATUS, type ProductTypeNumber } from 'shared-types/commerce/product';
import { createFakeRenderHost, type PageChanges } from '../../../../tools/testing/host/fake-render-host';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { messages as recurringMessages } from '../../parts/recurring/recurring.messages';
import { sampleId, sampleProduct, sampleVariant } from '../../parts/sample-store/sample-products.fixture';
import { examples, productProps } from './product.example';
import { messages as reviewMessages } from './reviews/reviews.messages';
import { messages as subscriptionMessages } from './offer/subscription.messages';
import { messages } from './product.messages';
import { element } from './product.view';

const render = (props: Parameters<typeof element>[0], page: PageChanges = {}) =>
  renderToString(
    element(
      props,
      createFakeRenderHost({ ...messages, ...reviewMessages, ...subscriptionMessages, ...recurringMessages }, page),
    ),
  );

function withStore(changes: Partial<typeof SAMPLE_CONTEXT.settings.storeSettings>): PageChanges {
  const { settings } = SAMPLE_CONTEXT;
  return { context: { settings: { ...settings, storeSettings: { ...settings.storeSettings, ...changes } } } };
}

const ofType = (productType: ProductTypeNumber) =>
  productProps(sampleProduct([], { structuredContent: { productType, variants: [sampleVariant({ qtyInStock: 0 })] } }));

spec(
  ['PROD-01', 'PROD-05', 'PROD-06', 'PROD-07', 'PROD-08'],
  'each product type without stock is sold out or not, as its type says',
  () => {
    const sellable = Object.entries(PRODUCT_TYPE).filter(([, type]) =>
      /data-(add-to-cart|gift-card)/.test(render(ofType(type))),
    );
    expect(sellable.map(([name]) => name)).toEqual(['digital', 'giftCard', 'paywall']);
  },
);

spec('PROD-02', 'names each variant by its values with its price, and disables those that are sold out', () => {
  const tiles = render(examples.oneOption);
  expect(tiles.match(/<input type="radio"[^>]*>/g)).toEqual([
    `<input type="radio" name="variantId" checked="" value="${sampleId(1)}"/>`,
    `<input type="radio" name="variantId" value="${sampleId(2)}"/>`,
    `<input type="radio" disabled="" name="variantId" value="${sampleId(3)}"/>`,
  ]);
  expect(tiles).toContain('>Oat</span><span class="commerce-product__tile-price">$34.00<');
  const list = render(examples.twoOptions);
  expect(list).toContain('>Fern / Large, $38.00</option>');
  expect(list).toContain(
    '<option value="00000000-0000-4000-8000-000000000004" disabled="">Oat / Large, $38.00, sold out</option>',
  );
});

spec('PROD-03', 'a digital product shows its sale price and can be bought without stock', () => {
  const variants = [sampleVariant({ priceCents: 1800, salePriceCents: 1200, onSale: true, qtyInStock: 0 })];
  const html = render(
    productProps(sampleProduct([], { structuredContent: { productType: PRODUCT_TYPE.digital, variants } })),
  );
  expect(html).toContain('<span data-price="true">$12.00</span>');
  expect(html).toContain('data-add-to-cart');
});

spec('PROD-04', 'on sale, the sale price is the price and the regular one is what it was, in words too', () => {
  const html = render(examples.onSale);
  expect(html).toContain('<span data-price="true">$28.00</span>');
  expect(html).toMatch(
    /<s class="commerce-price__was" data-when-was="true"><span class="visually-hidden">was.*?<\/span><span data-was="true">\$32.00/,
  );
});

spec(['PROD-12', 'PROD-13'], 'measures are shown in the units of the site', () => {
  expect(render(examples.single)).toContain('5&quot; × 4&quot; × 4.5&quot;</dd>');
  expect(render(examples.single)).toContain('0.8 lbs</dd>');
  expect(render(examples.single, withStore({ measurementStandard: 'metric' }))).toContain('5 × 4 × 4.5 cm</dd>');
});

spec(['PROD-14', 'PROD-15'], 'says how many are left at the site’s threshold, and nothing above it', () => {
  expect(render(examples.onSale)).toContain('data-note="true">Only 3 left<');
  expect(render(examples.onSale, withStore({ scarcityThreshold: 2 }))).toContain('data-note="true"></span>');
});

spec(['PROD-16', 'CTX-09'], 'shows the state of work to an account that is signed in, and to nobody else', () => {
  const signedIn = { context: { authenticatedAccount: { id: 'a1', displayName: 'Ada' } } };
  expect(render(examples.draft, signedIn)).toContain('Status: Hidden');
  expect(render(examples.draft)).not.toContain('Status');
  const scheduled = productProps(sampleProduct(undefined, { workflowStatus: WORKFLOW_STATUS.scheduled }));
  expect(render(scheduled, signedIn)).toContain('Status: Scheduled');
});

spec('CKOUT-06', 'with express checkout the button leads straight to the checkout, with script and without', () => {
  const html = render(examples.single, withStore({ expressCheckout: true }));
  expect(html).toContain('name="return" value="/commerce/goto-checkout"');
  expect(html).toContain('>Buy now</button>');
  // Sent by the shell, a refusal is shown where it is; the reply leads on.
  expect(html).toContain('data-enhance');
});

test('the way into the cart is a form that works without script and is sent by the shell', () => {
  const html = render(examples.oneOption, { perRequest: { crumb: 'crumb-1', return: '/shop/p/mug' } });
  expect(html).toMatch(
    /<form class="commerce-product__form"[^>]* data-enhance="" action="\/api\/commerce\/cart\/lines" method="post">/,
  );
  expect(html).toContain('<input type="hidden" name="crumb" value="crumb-1"/>');
  expect(html).toContain('<input type="hidden" name="key" value="a-key"/>');
  expect(html).toContain('<input type="hidden" name="return" value="/cart"/>');
  expect(html).toContain('<input type="hidden" name="page" value="/shop/p/mug"/>');
  expect(html).toMatch(/<button type="submit"[^>]*data-add-to-cart="true">Add to cart<\/button>/);
});

test('a sold-out product has a message in the place of its button', () => {
  const html = render(examples.soldOut);
  expect(html).toContain('This product is sold out.');
  expect(html).not.toContain('<form');
});

test('a refused form keeps the choice and the quantity, and says why', () => {
  const html = render(examples.refused);
  expect(html).toContain('role="alert" data-form-error="true">Stoneware mug: only 2 in stock.<');
  expect(html).toContain(`name="variantId" checked="" value="${sampleId(2)}"`);
  expect(html).toContain('value="50"');
});

test('the first picture comes first and is painted with the page, all others later', () => {
  const html = render(examples.oneOption);
  expect(html.match(/<img[^>]*decoding="sync"/g)).toHaveLength(1);
  expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
  expect(html).toMatch(
    /data-picture="0"[^>]*><img src="\/images\/mug-fern\/mug-fern.jpg[^>]*fetchPriority="high" decoding="sync"/,
  );
});

test('is the heading of its own page, and a section of any other', () => {
  const item = { id: 'i', title: 'Mug', path: '/shop/p/mug' };
  expect(render(examples.single, { context: { item } })).toContain(
    '<h1 class="commerce-product__title">Stoneware mug</h1>',
  );
  expect(render(examples.single)).toContain('<h2 class="commerce-product__title">');
});

test('shows what buyers say, as text, and nothing where nobody has said anything', () => {
  const html = render(examples.reviewed).replaceAll('<!-- -->', '');
  expect(html).toContain('<a href="#reviews"><span aria-hidden="true">★★★★☆</span> 3.7 of 5, from 12 reviews</a>');
  expect(html).toContain('3.7 of 5, from 12 reviews. These are the newest 3.');
  expect(html).toContain('Sturdy, and it keeps the tea warm.<br/>I have ordered another one.');
  expect(html).toContain('<span role="img" aria-label="2 stars of 5">★★☆☆☆</span>');
  expect(render(examples.single)).not.toMatch(/reviews|★/);
});

spec(
  ['GIFT-01', 'GIFT-02', 'GIFT-03'],
  'a gift card leads the whole window to its own checkout, with a SKU only where there is one',
  () => {
    const formOf = (html: string) => /<form[^]*?<\/form>/.exec(html)?.[0] ?? '';
    const form = formOf(render(examples.giftCard, { context: { languageRoot: '/pl' } }));
    for (const part of ['method="get"', 'action="/pl/checkout/giftcard"', 'target="_top"'])
      expect(form).toContain(part);
    expect(
      [...form.matchAll(/name="([^"]+)"(?: checked="")? value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ).toEqual([
      ['websiteId', SAMPLE_CONTEXT.website.id],
      ['giftCardProductId', sampleId(100)],
      ['sku', 'GIFT-25'],
      ['sku', 'GIFT-50'],
    ]);
    expect(formOf(render(ofType(PRODUCT_TYPE.giftCard)))).not.toContain('name="variantId"');
    const plain = { productType: PRODUCT_TYPE.giftCard, variants: [sampleVariant({ sku: '' })] };
    expect(formOf(render(productProps(sampleProduct([], { structuredContent: plain }))))).not.toContain('name="sku"');
  },
);

spec(
  ['SUBS-02', 'SUBS-03', 'SUBS-05'],
  'what is bought once goes into the cart, and what is paid again and again has a way of its own',
  () => {
    const both = render(examples.subscription);
    expect(both).toContain('action="/api/commerce/cart/lines"');
    expect(/<form[^>]*subscription-checkout[^>]*>/.exec(both)?.[0]).toContain('target="_top"');
    expect(both).toContain('$12.00 every month until you cancel');
    // The cart is never offered what it does not take.
    expect(both.split('/api/commerce/subscription-checkout/carts')[0]).not.toContain(sampleId(32));
    const only = render(examples.subscriptions);
    expect(only).not.toContain('action="/api/commerce/cart/lines"');
    for (const text of ['$12.00 every month until you cancel', '$10.00 every 2 weeks for 8 weeks'])
      expect(only).toContain(text);
  },
);

test('a subscription that was refused says so at its own form', () => {
  const form = { values: { variantId: sampleId(32), quantity: '3' }, errors: {}, message: 'This item is sold out.' };
  const html = render({ ...examples.subscription, form });
  const [once = '', again = ''] = html.split('data-subscription');
  expect([once.includes('sold out.'), again.includes('sold out.'), again.includes('value="3"')]).toEqual([
    false,
    true,
    true,
  ]);
});
