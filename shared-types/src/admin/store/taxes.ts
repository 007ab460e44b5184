import type { ProductTypeNumber } from '../../commerce/product';
import type { RuleChange } from './price-rules';
export type { SaveTaxInclusion } from '../../requests/admin.generated';

/** Calls of the list of tax rules. */
export const TAXES_CALLS = {
  moveTaxRule: { method: 'POST', path: '/api/config/taxes/order' },
  saveTaxInclusion: { method: 'POST', path: '/api/config/taxes/inclusion' },
} as const;

/** What taxes are to the prices of a store. */
export const TAX_INCLUSIONS = ['added', 'included'] as const;

/** One of `TAX_INCLUSIONS`. */
export type TaxInclusionName = (typeof TAX_INCLUSIONS)[number];

/** The name in the list's address that says that this has just been saved. */
export const INCLUSION_SAVED_PARAMETER = 'inclusion';

/** What a price comes to either way, by a tax of the store; in the smallest unit of its currency. */
export interface TaxInclusionExample {
  readonly taxName: string;
  /** As the site's language writes it. */
  readonly rateText: string;
  /** The price that is shown. */
  readonly priceCents: number;
  /** What is paid where the tax is added to it. */
  readonly addedTotalCents: number;
  /** What of it is tax where it includes the tax. */
  readonly includedTaxCents: number;
}

/** What the form needs by which it is changed whether prices include the taxes. */
export interface TaxInclusionView {
  /** Names this state. */
  readonly base: string;
  /** Who changed it last; absent where nobody has yet. */
  readonly changed?: RuleChange;
  /** Absent where no tax is in use. */
  readonly example?: TaxInclusionExample;
}

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

/** Answer to the loader `admin/taxes/list`. */
export interface TaxesView {
  /** In the order in which an order names them. */
  readonly rules: readonly ListedTaxRule[];
  /** Names this order. */
  readonly base: string;
  /** True where one has just been moved. */
  readonly isMoved: boolean;
  /** True where the store's prices include the taxes. */
  readonly isTaxIncluded: boolean;
  /** Absent where a server does not let it be changed. */
  readonly inclusion?: TaxInclusionView;
  /** True where that has just been changed. */
  readonly isInclusionSaved?: boolean;
}
