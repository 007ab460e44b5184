import type { CartEntry, CartView } from 'shared-types/commerce/cart';
import type { LineForm } from 'shared-types/commerce/line-form';
import type { CheckoutView } from 'shared-types/commerce/checkout';
import type { Order } from 'shared-types/commerce/order';
import { PRODUCT_TYPE, type Product, type ProductTeaser, type Variant } from 'shared-types/commerce/product';
import type { Picture } from 'shared-types/host/image';

/** A uuid that tells the samples apart. */
export function sampleId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A picture of the samples. */
export function samplePicture(name: string): Picture {
  return { src: `/images/${name}/${name}.jpg`, width: 1200, height: 1500, alt: `Picture of ${name}` };
}

/** A variant with plenty in stock. */
export function sampleVariant(changes: Partial<Variant> = {}): Variant {
  return {
    id: sampleId(1),
    sku: 'SQ1000001',
    priceCents: 3200,
    salePriceCents: 0,
    onSale: false,
    qtyInStock: 14,
    unlimited: false,
    optionValues: [],
    ...changes,
  };
}

/** A product that is sent, with these variants. */
export function sampleProduct(
  variants: readonly Variant[] = [sampleVariant()],
  changes: Partial<Product> = {},
): Product {
  return {
    id: sampleId(100),
    slug: 'stoneware-mug',
    title: 'Stoneware mug',
    excerpt: 'A wide base and a rim that is kind to the lip.',
    descriptionHtml: '<p>It holds heat well and stands steady.</p>',
    pictures: [samplePicture('mug'), samplePicture('mug-side')],
    structuredContent: { productType: PRODUCT_TYPE.physical, variants },
    optionNames: (variants[0]?.optionValues ?? []).map(({ optionName }) => optionName),
    ...changes,
  };
}

/** Variants of one option. */
export function sampleGlazes(): Variant[] {
  const glaze = (value: string) => [{ optionName: 'Glaze', value }];
  return [
    sampleVariant({ id: sampleId(1), optionValues: glaze('Fern'), picture: samplePicture('mug-fern') }),
    sampleVariant({
      id: sampleId(2),
      optionValues: glaze('Oat'),
      priceCents: 3400,
      qtyInStock: 2,
      picture: samplePicture('mug-oat'),
    }),
    sampleVariant({ id: sampleId(3), optionValues: glaze('Ink'), qtyInStock: 0 }),
  ];
}

/** Variants of two options; one combination is sold out and one is on sale. */
export function sampleGlazesAndSizes(): Variant[] {
  const values = (glaze: string, size: string) => [
    { optionName: 'Glaze', value: glaze },
    { optionName: 'Size', value: size },
  ];
  return [
    sampleVariant({ id: sampleId(1), optionValues: values('Fern', 'Small') }),
    sampleVariant({ id: sampleId(2), optionValues: values('Fern', 'Large'), priceCents: 3800 }),
    sampleVariant({ id: sampleId(3), optionValues: values('Oat', 'Small'), onSale: true, salePriceCents: 3000 }),
    sampleVariant({ id: sampleId(4), optionValues: values('Oat', 'Large'), priceCents: 3800, qtyInStock: 0 }),
  ];
}

/** A product in a list. */
export function sampleTeaser(changes: Partial<ProductTeaser> = {}): ProductTeaser {
  return {
    id: sampleId(200),
    path: '/shop/p/serving-bowl',
    title: 'Serving bowl',
    picture: samplePicture('bowl'),
    productType: PRODUCT_TYPE.physical,
    fromCents: 6800,
    priceVaries: false,
    onSale: false,
    soldOut: false,
    ...changes,
  };
}

/** A line of a cart. */
export function sampleEntry(changes: Partial<CartEntry> = {}): CartEntry {
  const entry = {
    id: sampleId(301),
    variantId: sampleId(1),
    productId: sampleId(100),
    productType: PRODUCT_TYPE.physical,
    title: 'Stoneware mug',
    path: '/shop/p/stoneware-mug',
    picture: samplePicture('mug-fern'),
    optionValues: [{ optionName: 'Glaze', value: 'Fern' }],
    sku: 'SQ1000001',
    quantity: 2,
    unitPriceCents: 3200,
    ...changes,
  };
  return { lineTotalCents: entry.unitPriceCents * entry.quantity, ...entry };
}

/** The second line of the samples: a file to download. */
export function sampleDigitalEntry(changes: Partial<CartEntry> = {}): CartEntry {
  return sampleEntry({
    id: sampleId(302),
    variantId: sampleId(9),
    productType: PRODUCT_TYPE.digital,
    title: 'Field guide',
    path: '/shop/p/field-guide',
    optionValues: [],
    quantity: 1,
    unitPriceCents: 1800,
    ...changes,
  });
}

/** What a mug asks its buyer: a line of text, a choice, and boxes. */
export function sampleLineForm(values: LineForm['values'] = {}): LineForm {
  return {
    title: 'Engraving',
    fields: [
      {
        id: 'words',
        type: 'text',
        title: 'Words',
        description: 'They stand on the foot.',
        required: true,
        maxLength: 20,
      },
      { id: 'font', type: 'select', title: 'Letters', required: false, options: ['Round', 'Square'] },
      { id: 'sides', type: 'checkbox', title: 'Sides', required: false, options: ['Front', 'Back'] },
      { id: 'note', type: 'textarea', title: 'Anything else', required: false },
      { id: 'gift', type: 'checkbox', title: 'It is a present', required: false },
    ],
    values,
  };
}

/** A cart of these lines as the server tells it. */
export function sampleCart(
  entries: readonly CartEntry[] = [sampleEntry(), sampleDigitalEntry()],
  changes: Partial<CartView> = {},
): CartView {
  const subtotalCents = entries.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
  const requiresShipping = entries.some(({ productType }) => productType === PRODUCT_TYPE.physical);
  const hasDigital = entries.some(({ productType }) => productType === PRODUCT_TYPE.digital);
  return {
    cart: {
      id: sampleId(300),
      websiteId: sampleId(400),
      orderId: '',
      created: 1_790_000_000_000,
      isPurchased: false,
      entries,
      shippingOptions: [
        { id: sampleId(501), name: 'Standard', costCents: 850, countries: ['US'] },
        { id: sampleId(502), name: 'Express', costCents: 1900, countries: ['US'] },
        { id: sampleId(503), name: 'To Canada', costCents: 2400, countries: ['CA'] },
      ],
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      selectedShippingOption: null,
      shippingLocation: null,
      subtotalCents,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: subtotalCents,
      totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotalAmount: { amount: subtotalCents / 100, currencyCode: 'USD' },
      hasDigital,
      purelyDigital: hasDigital && !requiresShipping,
      requiresShipping,
    },
    revision: 10,
    minimumSubtotalCents: 0,
    shopPath: '/shop',
    ...changes,
  };
}

/** The same at the checkout. */
export function sampleCheckout(cart: CartView = sampleCart(), changes: Partial<CheckoutView> = {}): CheckoutView {
  return {
    ...cart,
    countries: [
      { code: 'CA', name: 'Canada' },
      { code: 'US', name: 'United States' },
    ],
    paymentMethods: [{ id: 'offline', instructions: 'We send you an invoice by email.' }],
    ...changes,
  };
}

/** An order of the sample cart. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  const { cart } = sampleCart();
  return {
    id: sampleId(600),
    number: 1001,
    placedAt: Date.UTC(2026, 10, 21, 9, 47),
    email: 'ada@example.com',
    address: {
      firstName: 'Ada',
      lastName: 'Moss',
      line1: '12 Garden Lane',
      line2: '',
      city: 'Portland',
      state: 'Oregon',
      zip: '97214',
      country: 'US',
    },
    lines: cart.entries,
    shippingName: 'Standard',
    subtotalCents: cart.subtotalCents,
    shippingCostCents: 850,
    taxCents: 0,
    discountCents: 0,
    grandTotalCents: cart.subtotalCents + 850,
    currency: 'USD',
    paymentInstructions: 'We send you an invoice by email.',
    ...changes,
  };
}
