import type { CheckoutErrorCode } from 'shared-types/commerce/checkout';
import type { CartInputs } from '../../pricing/priced-cart';

/** An order that was not placed, and no stock has been taken. The cart keeps at most where it goes, and loses codes that are used up. */
export interface OrderRefusal {
  readonly ok: false;
  readonly code: CheckoutErrorCode;
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** A message that says more than the code's own. */
  readonly message?: string;
  /** How long to wait, where too much was ordered. */
  readonly waitMs?: number;
  /** The most unpaid orders in an hour, where that was too much. */
  readonly unpaidMost?: number;
  /** What the cart keeps: so what is shown next is the total the next press agrees to. */
  readonly inputs?: CartInputs;
}
