import type { ProductTypeNumber } from 'shared-types/commerce/product';

export interface TaxState {
  readonly name: string;
  /** 0 to 10,000. */
  readonly rateBasisPoints: number;
  readonly country: string;
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
  readonly taxesShipping: boolean;
  /** In ascending order; empty for all. */
  readonly productTypes: readonly ProductTypeNumber[];
  readonly isOff: boolean;
}
