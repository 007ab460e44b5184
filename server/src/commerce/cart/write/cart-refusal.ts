import type { CartErrorCode } from 'shared-types/commerce/cart';

/** A change of a cart that was not made. Nothing has been stored. */
export interface CartRefusal {
  readonly ok: false;
  readonly code: CartErrorCode;
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** A message that says more than the code's own. */
  readonly message?: string;
}
