import type { CartState, CartReply, CartView } from 'shared-types/commerce/cart';
import type { RequestResult } from 'shared-types/host/request';
import { isCartView } from './is-cart-view';

/** Result of a call about the cart: the current cart with its state event, or a refusal. */
export type CartOutcome =
  | { readonly ok: true; readonly view: CartView; readonly stateEvent?: CartState }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      /** True if the change may have been made: there was no clear answer. */
      readonly isUnsure?: boolean;
      /** Messages by field. */
      readonly errors?: Readonly<Record<string, string>>;
    };

/** Code for a reply that is not a cart. */
const UNREADABLE = 'commerce/reply-unreadable';

/** From this status on the server has failed, possibly after making the change. */
const SERVER_FAILED = 500;

/** Converts a reply to a cart outcome. */
export function cartOutcome(result: RequestResult<CartReply>): CartOutcome {
  if (!result.ok) {
    const { status, code, message, failure } = result;
    const isUnsure = !failure || status >= SERVER_FAILED;
    return { ok: false, code, message, isUnsure, ...(failure?.data?.errors ? { errors: failure.data.errors } : {}) };
  }
  const { body } = result;
  if (!isCartView(body)) return { ok: false, code: UNREADABLE, message: '', isUnsure: true };
  const stateEvent = body.states?.['commerce/cart'];
  return { ok: true, view: body, ...(stateEvent ? { stateEvent } : {}) };
}
