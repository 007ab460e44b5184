import type { ProductTypeNumber } from '../../commerce/product';
import type { LastSaved } from '../last-saved';
export type { SaveTaxInclusion } from '../../requests/admin.generated';

export const TAXES_CALLS = {
  moveTaxRule: { method: 'POST', path: '/api/config/taxes/order' },
  saveTaxInclusion: { method: 'POST', path: '/api/config/taxes/inclusion' },
} as const;

/** Whether taxes are added to prices or included. */
export const TAX_INCLUSIONS = ['added', 'included'] as const;

export type TaxInclusionName = (typeof TAX_INCLUSIONS)[number];

/** Query parameter of the list after a save. */
export const INCLUSION_SAVED_PARAMETER = 'inclusion';

/** What a price comes to either way, by a tax of the store; in the smallest unit of its currency. */
export interface TaxInclusionExample {
  readonly taxName: string;
  /** In the site's language. */
  readonly rateText: string;
  readonly priceCents: number;
  /** Total if the tax is added. */
  readonly addedTotalCents: number;
  /** Tax contained in the price if it is included. */
  readonly includedTaxCents: number;
}

/** Data of the form for tax inclusion. */
export interface TaxInclusionView {
  /** Version of this setting; a save sends it back to detect conflicts. */
  readonly base: string;
  readonly changed?: LastSaved;
  /** Absent if no tax is in use. */
  readonly example?: TaxInclusionExample;
}

export interface ListedTaxRule {
  readonly id: string;
  readonly name: string;
  readonly isOff: boolean;
  /** In the site's language. */
  readonly rateText: string;
  /** In the site's language. */
  readonly country: string;
  /** True if limited to some states or postal codes. */
  readonly isNarrowed: boolean;
  readonly taxesShipping: boolean;
  /** Empty for all. */
  readonly productTypes: readonly ProductTypeNumber[];
}

/** Data of the loader `admin/taxes/list`. */
export interface TaxesView {
  /** In the order of an order's tax lines. */
  readonly rules: readonly ListedTaxRule[];
  /** Version of this order; a move sends it back to detect conflicts. */
  readonly base: string;
  /** True right after a move. */
  readonly isMoved: boolean;
  /** True if prices include taxes. */
  readonly isTaxIncluded: boolean;
  /** Absent if the server does not support the change. */
  readonly inclusion?: TaxInclusionView;
  /** True right after that change. */
  readonly isInclusionSaved?: boolean;
}
