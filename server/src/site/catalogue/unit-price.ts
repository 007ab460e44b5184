import type { Variant } from 'shared-types/commerce/product';

/**
 * Current price of one piece in cents: the sale price if the variant is on sale.
 *
 * @implements PROD-04
 */
export function unitPriceCents(variant: Pick<Variant, 'priceCents' | 'salePriceCents' | 'onSale'>): number {
  return variant.onSale ? variant.salePriceCents : variant.priceCents;
}
