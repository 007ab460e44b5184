import type { CartFact, CartReply, CartView } from 'shared-types/commerce/cart';
import type { RequestResult } from 'shared-types/host/request';
import { isCartView } from './is-cart-view';

/** How a call about the cart ended: with the cart as it is now, and the same in short for the bus, or refused. */
export type CartOutcome =
  | { readonly ok: true; readonly view: CartView; readonly fact?: CartFact }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      /** Sentences by field. */
      readonly errors?: Readonly<Record<string, string>>;
    };

/** The code of a reply that is no cart. */
const UNREADABLE = 'commerce/reply-unreadable';

/** Makes of a reply what a cart needs to know. */
export function cartOutcome(result: RequestResult<CartReply>): CartOutcome {
  if (!result.ok) {
    const { code, message, failure } = result;
    return { ok: false, code, message, ...(failure?.data?.errors ? { errors: failure.data.errors } : {}) };
  }
  const { body } = result;
  if (!isCartView(body)) return { ok: false, code: UNREADABLE, message: '' };
  const fact = body.facts?.['commerce/cart'];
  return { ok: true, view: body, ...(fact ? { fact } : {}) };
}
