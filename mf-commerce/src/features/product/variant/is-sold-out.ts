import { PRODUCT_TYPE, type Product, type ProductTypeNumber, type Variant } from 'shared-types/commerce/product';

type Stock = Pick<Variant, 'qtyInStock' | 'unlimited'>;

/** Digital products, gift cards and paywalls never run out. */
function canRunOut(productType: ProductTypeNumber): boolean {
  return productType === PRODUCT_TYPE.physical || productType === PRODUCT_TYPE.service;
}

/** True if the variant has no stock. */
export function isVariantSoldOut({ qtyInStock, unlimited }: Stock, productType: ProductTypeNumber): boolean {
  return canRunOut(productType) && !unlimited && qtyInStock <= 0;
}

/** True if no variant is available. */
export function isSoldOut({
  productType,
  variants,
}: {
  readonly productType: ProductTypeNumber;
  readonly variants: readonly Stock[];
}): boolean {
  return canRunOut(productType) && variants.every((variant) => isVariantSoldOut(variant, productType));
}

/** Available pieces of a variant; undefined if unlimited. */
export function piecesLeft({ qtyInStock, unlimited }: Stock, productType: ProductTypeNumber): number | undefined {
  return unlimited || !canRunOut(productType) ? undefined : Math.max(0, qtyInStock);
}

/** The initially chosen variant: the first available one, else the first. */
export function firstBuyable({
  structuredContent: { productType, variants },
}: Pick<Product, 'structuredContent'>): Variant {
  const variant = variants.find((candidate) => !isVariantSoldOut(candidate, productType)) ?? variants[0];
  if (!variant) throw new RangeError('A product has at least one variant.');
  return variant;
}
