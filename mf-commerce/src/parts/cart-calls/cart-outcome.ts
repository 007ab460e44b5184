import type { CartState, CartReply, CartView } from 'shared-types/commerce/cart';
import type { RequestResult } from 'shared-types/host/request';
import { isCartView } from './is-cart-view';

/** How a call about the cart ended: with the cart as it is now, and the same in short for the bus, or refused. */
export type CartOutcome =
  | { readonly ok: true; readonly view: CartView; readonly stateEvent?: CartState }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      /** True where the server may have made the change all the same: it gave no answer, or none that says. */
      readonly isUnsure?: boolean;
      /** Messages by field. */
      readonly errors?: Readonly<Record<string, string>>;
    };

/** The code of a reply that is no cart. */
const UNREADABLE = 'commerce/reply-unreadable';

/** From this status on the server has failed, maybe after it had made the change. */
const SERVER_FAILED = 500;

/** Makes of a reply what a cart needs to know. */
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
