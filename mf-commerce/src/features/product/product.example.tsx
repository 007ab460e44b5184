import { PRODUCT_TYPE, WORKFLOW_STATUS, type Product } from 'shared-types/commerce/product';
import type { ProductReviews } from 'shared-types/commerce/orders/review';
import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import {
  sampleGlazes,
  sampleGlazesAndSizes,
  sampleId,
  sampleProduct,
  sampleTeaser,
  sampleVariant,
} from '../../parts/sample-store/sample-products.fixture';

export function productProps(product: Product, form?: FormState): PropsOf<'commerce/product/product'> {
  return {
    block: { id: sampleId(12), type: BLOCK_TYPE.product, settings: {} },
    data: { 'commerce/product/product': { product, shopPath: '/shop', related: [sampleTeaser()] } },
    ...(form ? { form } : {}),
  };
}

const shipping = { weight: 0.8, length: 5, width: 4, height: 4.5 };
const soldOut = sampleProduct([sampleVariant({ qtyInStock: 0 })], { title: 'Linen apron' });
const digital = { productType: PRODUCT_TYPE.digital, variants: [sampleVariant({ unlimited: true, qtyInStock: 0 })] };

const mug = productProps(sampleProduct([sampleVariant({ shipping })]));
const reviews: ProductReviews = {
  average: 3.7,
  averageText: '3.7',
  count: 12,
  newest: [
    {
      id: sampleId(701),
      rating: 4,
      text: 'Sturdy, and it keeps the tea warm.\nI have ordered another one.',
      author: 'Ada',
      day: '2026-11-21',
      dayText: 'November 21, 2026',
    },
    { id: sampleId(702), rating: 5, text: '', author: '', day: '2026-11-02', dayText: 'November 2, 2026' },
    { id: sampleId(703), rating: 2, text: 'קטן מדי', author: 'עדה', day: '2026-10-30', dayText: 'October 30, 2026' },
  ],
};

const worth = (dollars: number) =>
  sampleVariant({
    id: sampleId(dollars),
    sku: `GIFT-${dollars}`,
    priceCents: dollars * 100,
    unlimited: true,
    optionValues: [{ optionName: 'Value', value: `$${dollars}` }],
  });
const giftCard = { productType: PRODUCT_TYPE.giftCard, variants: [worth(25), worth(50)] };

const [bag, box] = [
  sampleVariant({ id: sampleId(31), optionValues: [{ optionName: 'How', value: 'Once' }] }),
  sampleVariant({
    id: sampleId(32),
    optionValues: [{ optionName: 'How', value: 'Each month' }],
    priceCents: 1200,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } },
  }),
];
const twice = sampleVariant({
  id: sampleId(33),
  optionValues: [{ optionName: 'How', value: 'Every two weeks' }],
  priceCents: 1000,
  subscriptionPlan: { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 4 },
});

/** Examples of a product’s page. */
export const examples = {
  single: mug,
  reviewed: { ...mug, data: { 'commerce/product/product': { ...mug.data['commerce/product/product'], reviews } } },
  subscription: productProps(sampleProduct([bag, box])),
  subscriptions: productProps(sampleProduct([box, twice])),
  oneOption: productProps(sampleProduct(sampleGlazes())),
  twoOptions: productProps(sampleProduct(sampleGlazesAndSizes())),
  onSale: productProps(sampleProduct([sampleVariant({ onSale: true, salePriceCents: 2800, qtyInStock: 3 })])),
  soldOut: productProps(soldOut),
  digital: productProps(sampleProduct(digital.variants, { title: 'Field guide', structuredContent: digital })),
  giftCard: productProps(sampleProduct(giftCard.variants, { title: 'Gift card', structuredContent: giftCard })),
  draft: productProps(sampleProduct(undefined, { workflowStatus: WORKFLOW_STATUS.draft })),
  refused: productProps(sampleProduct(sampleGlazes()), {
    values: { variantId: sampleId(2), quantity: '50' },
    errors: {},
    message: 'Stoneware mug: only 2 in stock.',
    code: 'commerce/line-too-many',
  }),
} as const;
