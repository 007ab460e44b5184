import type { ProductTypeNumber } from 'shared-types/commerce/product';

/** A tax rule, as it is saved. */
export interface TaxState {
  readonly name: string;
  /** 0 to 10,000. */
  readonly rateBasisPoints: number;
  /** ISO code. */
  readonly country: string;
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
  readonly taxesShipping: boolean;
  /** In the order of their numbers; empty for all of them. */
  readonly productTypes: readonly ProductTypeNumber[];
  readonly isOff: boolean;
}
