import type { Variant } from 'shared-types/commerce/product';

/**
 * What one piece costs now, in cents: the sale price while the variant is on sale.
 *
 * @implements PROD-04
 */
export function unitPriceCents(variant: Pick<Variant, 'priceCents' | 'salePriceCents' | 'onSale'>): number {
  return variant.onSale ? variant.salePriceCents : variant.priceCents;
}
