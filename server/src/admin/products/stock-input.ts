import type { StockChange } from 'shared-types/admin/store/products';

export interface StockInput {
  readonly siteId: string;
  readonly variantId: string;
  readonly how: StockChange;
  readonly pieces: number;
  /** The stock that the form showed; a counted value replaces only this one. */
  readonly seen: number;
  /** The idempotency key; without it a repeated form is a second change. */
  readonly name?: string | undefined;
}
