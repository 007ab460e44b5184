import type { CartEntry, CartView } from 'shared-types/commerce/cart';
import type { LineForm } from 'shared-types/commerce/line-form';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { sampleId, samplePicture } from './sample-products.fixture';

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
