import { PRODUCT_TYPE, type Product, type ProductTypeNumber, type Variant } from 'shared-types/commerce/product';

type Stock = Pick<Variant, 'qtyInStock' | 'unlimited'>;

/** Only goods and services run out; digital products, gift cards and paywalls never do. */
function canRunOut(productType: ProductTypeNumber): boolean {
  return productType === PRODUCT_TYPE.physical || productType === PRODUCT_TYPE.service;
}

/** True where no piece of this variant can be had. */
export function isVariantSoldOut({ qtyInStock, unlimited }: Stock, productType: ProductTypeNumber): boolean {
  return canRunOut(productType) && !unlimited && qtyInStock <= 0;
}

/** True where no variant of the product can be had. */
export function isSoldOut({
  productType,
  variants,
}: {
  readonly productType: ProductTypeNumber;
  readonly variants: readonly Stock[];
}): boolean {
  return canRunOut(productType) && variants.every((variant) => isVariantSoldOut(variant, productType));
}

/** How many pieces of a variant can be had; `undefined` where they never run out. */
export function piecesLeft({ qtyInStock, unlimited }: Stock, productType: ProductTypeNumber): number | undefined {
  return unlimited || !canRunOut(productType) ? undefined : Math.max(0, qtyInStock);
}

/** The variant a page opens with: the first that can be had, else the first. */
export function firstBuyable({
  structuredContent: { productType, variants },
}: Pick<Product, 'structuredContent'>): Variant {
  const variant = variants.find((candidate) => !isVariantSoldOut(candidate, productType)) ?? variants[0];
  if (!variant) throw new RangeError('A product has at least one variant.');
  return variant;
}
