import type { CheckoutErrorCode } from 'shared-types/commerce/checkout';

/** An order that was not placed. Nothing has been stored, and no stock has been taken. */
export interface OrderRefusal {
  readonly ok: false;
  readonly code: CheckoutErrorCode;
  /** Sentences by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** A sentence that says more than the code's own. */
  readonly sentence?: string;
}
