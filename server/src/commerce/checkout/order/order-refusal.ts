import type { CheckoutErrorCode } from 'shared-types/commerce/checkout';
import type { CartInputs } from '../../pricing/priced-cart';

/** An order that was refused. No stock was taken; the cart may have stored its delivery and lost used-up codes. */
export interface OrderRefusal {
  readonly ok: false;
  readonly code: CheckoutErrorCode;
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Replaces the message of the code. */
  readonly message?: string;
  /** Milliseconds to wait after too many orders. */
  readonly waitMs?: number;
  /** The hourly limit of unpaid orders, if it was reached. */
  readonly unpaidMost?: number;
  /** Inputs to store with the cart, so that the next page shows the total that would be charged. */
  readonly inputs?: CartInputs;
}
