import { rememberCart } from '../../http/visitor';
import type { ActionContext, ActionOutcome } from '../../http/action';
import type { Services } from '../../http/services';
import type { CartChange } from './cart.store';
import { cartReply } from './cart-reply';
import type { CartRefusal } from './cart-refusal';

/** A change of a cart as the outcome of an action. A change that was made renews the cart's cookies. */
export async function changeOutcome(
  services: Pick<Services, 'db' | 'pages'>,
  { request, reply }: Pick<ActionContext, 'request' | 'reply'>,
  { change, message }: { readonly change: CartChange | CartRefusal; readonly message: (title: string) => string },
): Promise<ActionOutcome> {
  if (!change.ok)
    return { kind: 'refused', code: change.code, ...(change.sentence ? { sentence: change.sentence } : {}) };
  rememberCart(reply, change.token);
  return {
    kind: 'done',
    body: await cartReply(services, { request, stored: change.cart, message: message(change.title) }),
  };
}
