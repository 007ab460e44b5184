import type { CartErrorCode } from 'shared-types/commerce/cart';

/** A refused change of a cart. Nothing has been stored. */
export interface CartRefusal {
  readonly ok: false;
  readonly code: CartErrorCode;
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Replaces the message of the code. */
  readonly message?: string;
}
