import type { CartEntry } from './cart';
import type { Address } from './checkout';

/** An order as its buyer sees it. */
export interface Order {
  readonly id: string;
  /** Number for people, counted per site from 1001. */
  readonly number: number;
  readonly placedAt: number;
  readonly email: string;
  readonly address: Address | null;
  readonly lines: readonly Pick<
    CartEntry,
    'id' | 'title' | 'picture' | 'optionValues' | 'answers' | 'sku' | 'quantity' | 'unitPriceCents' | 'lineTotalCents'
  >[];
  readonly shippingName: string;
  readonly subtotalCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly currency: string;
  readonly paymentInstructions: string;
}

/** Answer to the read `commerce/order/order`. */
export interface OrderView {
  readonly order: Order;
}
