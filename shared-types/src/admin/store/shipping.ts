export const SHIPPING_CALLS = {
  moveShippingOption: { method: 'POST', path: '/api/config/shipping/order' },
} as const;

export interface ListedShippingOption {
  readonly id: string;
  readonly name: string;
  readonly isOff: boolean;
  /** Lowest and highest cost, in cents; they differ if it depends on weight. */
  readonly fromCents: number;
  readonly toCents: number;
  readonly freeFromCents?: number;
  /** Country names in the site's language; empty for everywhere. */
  readonly countries: readonly string[];
  /** True if limited to some states or postal codes. */
  readonly isNarrowed: boolean;
}

/** Data of the loader `admin/shipping/list`. */
export interface ShippingView {
  /** In the order of checkout. */
  readonly options: readonly ListedShippingOption[];
  /** Version of this order; a move sends it back to detect conflicts. */
  readonly base: string;
  /** True right after a move. */
  readonly isMoved: boolean;
}
