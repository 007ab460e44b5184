import type { Variant } from 'shared-types/commerce/product';

type Priced = Pick<Variant, 'priceCents' | 'salePriceCents' | 'onSale'>;

/** What a variant costs now, and before its sale. */
export interface ShownPrice {
  readonly nowCents: number;
  /** Only where the sale makes it cheaper. */
  readonly wasCents?: number;
}

/** While a variant is on sale its sale price is the price, and the other one is shown crossed out. */
export function shownPrice({ priceCents, salePriceCents, onSale }: Priced): ShownPrice {
  if (!onSale) return { nowCents: priceCents };
  return salePriceCents < priceCents
    ? { nowCents: salePriceCents, wasCents: priceCents }
    : { nowCents: salePriceCents };
}
