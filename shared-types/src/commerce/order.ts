import type { CartEntry } from './cart';
import type { Address } from './checkout';
import type { AppliedDiscount } from './coupons';
import type { OrderTax } from './pricing';

/** An order as its buyer sees it; amounts in cents of its currency. */
export interface Order {
  readonly id: string;
  /** Number for people, counted per site from 1001. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly email: string;
  /** Where it is sent; nothing where nothing is sent. */
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
  /** What its coupons saved. */
  readonly discounts?: readonly AppliedDiscount[];
  /** The tax rules it was placed under, with what each came to. */
  readonly taxes?: readonly OrderTax[];
  /** True where the taxes are part of the prices, and not added to them. */
  readonly isTaxIncluded?: boolean;
  /** ISO 4217 code. */
  readonly currency: string;
  /** What the buyer must do to pay, in the owner's words. */
  readonly paymentInstructions: string;
}

/** Answer to the read `commerce/order/order`. */
export interface OrderView {
  readonly order: Order;
}
