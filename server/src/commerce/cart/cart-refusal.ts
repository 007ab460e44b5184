import type { CartErrorCode } from 'shared-types/commerce/cart';

/** A change of a cart that was not made. Nothing has been stored. */
export interface CartRefusal {
  readonly ok: false;
  readonly code: CartErrorCode;
  /** A sentence that says more than the code's own. */
  readonly sentence?: string;
}
