/** Calls of the list of shipping methods. */
export const SHIPPING_CALLS = {
  moveShippingOption: { method: 'POST', path: '/api/config/shipping/order' },
} as const;

/** A shipping method, in the list. */
export interface ListedShippingOption {
  readonly id: string;
  readonly name: string;
  readonly isOff: boolean;
  /** Lowest and highest cost, in cents; they differ where the weight matters. */
  readonly fromCents: number;
  readonly toCents: number;
  readonly freeFromCents?: number;
  /** Names of the countries it goes to, in the site's language; empty for everywhere. */
  readonly countries: readonly string[];
  /** True where it goes to some states or postal codes only. */
  readonly isNarrowed: boolean;
}

/** Answer to the loader `admin/shipping/list`. */
export interface ShippingView {
  /** In the order in which they are offered. */
  readonly options: readonly ListedShippingOption[];
  /** Names this order. */
  readonly base: string;
  /** True where one has just been moved. */
  readonly isMoved: boolean;
}
