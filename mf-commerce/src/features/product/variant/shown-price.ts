import type { Variant } from 'shared-types/commerce/product';

type Priced = Pick<Variant, 'priceCents' | 'salePriceCents' | 'onSale'>;

/** Current price and, on sale, the regular one. */
export interface ShownPrice {
  readonly nowCents: number;
  /** Only if the sale price is lower. */
  readonly wasCents?: number;
}

/** On sale, the sale price is the price, and the regular price is shown crossed out. */
export function shownPrice({ priceCents, salePriceCents, onSale }: Priced): ShownPrice {
  if (!onSale) return { nowCents: priceCents };
  return salePriceCents < priceCents
    ? { nowCents: salePriceCents, wasCents: priceCents }
    : { nowCents: salePriceCents };
}
