import { PRODUCT_TYPE, type Variant } from 'shared-types/commerce/product';

type Stocked = Pick<Variant, 'unlimited' | 'qtyInStock'>;

/** Product types with limited stock. Digital goods, gift cards and paywalls cannot run out. */
export const COUNTED_TYPES: ReadonlySet<number> = new Set([PRODUCT_TYPE.physical, PRODUCT_TYPE.service]);

/**
 * Pieces available; undefined if stock is unlimited.
 *
 * @implements PROD-07 PROD-08
 */
export function piecesAvailable(productType: number, variant: Stocked): number | undefined {
  return COUNTED_TYPES.has(productType) && !variant.unlimited ? variant.qtyInStock : undefined;
}

/**
 * True only if no variant is available.
 *
 * @implements PROD-05 PROD-06
 */
export function isSoldOut(productType: number, variants: readonly Stocked[]): boolean {
  return variants.every((variant) => piecesAvailable(productType, variant) === 0);
}
