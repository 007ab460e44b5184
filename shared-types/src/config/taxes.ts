import type { ProductTypeNumber } from '../commerce/product';

/** Calls of the list of tax rules. */
export const TAXES_CALLS = {
  moveTaxRule: { method: 'POST', path: '/api/config/taxes/order' },
} as const;

/** A tax rule in the list. */
export interface ListedTaxRule {
  readonly id: string;
  readonly name: string;
  readonly isOff: boolean;
  /** As the site's language writes it. */
  readonly rateText: string;
  /** Name of the country, in the site's language. */
  readonly country: string;
  /** True where it counts in some states or for some postal codes only. */
  readonly isNarrowed: boolean;
  readonly taxesShipping: boolean;
  /** What kinds of product it is on; empty for all of them. */
  readonly productTypes: readonly ProductTypeNumber[];
}

/** Answer to the read `config/taxes/list`. */
export interface TaxesView {
  /** In the order in which an order names them. */
  readonly rules: readonly ListedTaxRule[];
  /** Names this order. */
  readonly base: string;
  /** True where one has just been moved. */
  readonly isMoved: boolean;
  /** True where the store's prices include the taxes. */
  readonly isTaxIncluded: boolean;
}
