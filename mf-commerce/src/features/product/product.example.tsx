import { PRODUCT_TYPE, WORKFLOW_STATUS, type Product } from 'shared-types/commerce/product';
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

/** The props of a product’s page. */
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

/** Samples of a product’s page. */
export const examples = {
  single: productProps(sampleProduct([sampleVariant({ shipping })])),
  oneOption: productProps(sampleProduct(sampleGlazes())),
  twoOptions: productProps(sampleProduct(sampleGlazesAndSizes())),
  onSale: productProps(sampleProduct([sampleVariant({ onSale: true, salePriceCents: 2800, qtyInStock: 3 })])),
  soldOut: productProps(soldOut),
  digital: productProps(sampleProduct(digital.variants, { title: 'Field guide', structuredContent: digital })),
  draft: productProps(sampleProduct(undefined, { workflowStatus: WORKFLOW_STATUS.draft })),
  refused: productProps(sampleProduct(sampleGlazes()), {
    values: { variantId: sampleId(2), quantity: '50' },
    errors: {},
    message: 'Only 2 pieces of Stoneware mug are in stock.',
    code: 'commerce/line-too-many',
  }),
} as const;
