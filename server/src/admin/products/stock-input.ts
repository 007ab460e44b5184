import type { StockChange } from 'shared-types/admin/store/products';

/** Whose stock is to become what. */
export interface StockInput {
  readonly siteId: string;
  readonly variantId: string;
  readonly how: StockChange;
  readonly pieces: number;
  /** The stock that was shown; a count of the shelf replaces that one and no other. */
  readonly seen: number;
  /** Names the sending of the form: the same name makes one change. Without it nothing is recognised. */
  readonly name?: string | undefined;
}
