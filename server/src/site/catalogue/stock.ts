import { PRODUCT_TYPE, type Variant } from 'shared-types/commerce/product';

type Stocked = Pick<Variant, 'unlimited' | 'qtyInStock'>;

/** Digital goods, gift cards and paywalls are made when they are bought, so they cannot run out. */
export const COUNTED_TYPES: ReadonlySet<number> = new Set([PRODUCT_TYPE.physical, PRODUCT_TYPE.service]);

/**
 * Pieces that can be had now; `undefined` where nobody counts them.
 *
 * @implements PROD-07 PROD-08
 */
export function piecesAvailable(productType: number, variant: Stocked): number | undefined {
  return COUNTED_TYPES.has(productType) && !variant.unlimited ? variant.qtyInStock : undefined;
}

/**
 * True only where no variant at all can be had.
 *
 * @implements PROD-05 PROD-06
 */
export function isSoldOut(productType: number, variants: readonly Stocked[]): boolean {
  return variants.every((variant) => piecesAvailable(productType, variant) === 0);
}
