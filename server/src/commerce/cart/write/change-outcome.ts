import { randomUUID } from 'node:crypto';
import { noteAnswered } from '../../../platform/http/cookie/answered-changes';
import { rememberCart } from '../../../site/request/visitor';
import type { ActionContext } from '../../../site/request/action';
import type { ActionOutcome } from '../../../site/request/action-outcome';
import type { Services } from '../../../site/services';
import type { CartChange, InputRefusal } from './change-cart';
import { cartReply } from '../read/cart-reply';
import type { CartRefusal } from './cart-refusal';

/** The outcome of an action that changes a cart. A successful change renews the cart's cookies. */
export async function changeOutcome(
  services: Pick<Services, 'db' | 'pages'>,
  { request, reply, isForm }: Pick<ActionContext, 'request' | 'reply' | 'isForm'>,
  {
    change,
    message,
  }: { readonly change: CartChange | CartRefusal | InputRefusal; readonly message: (title: string) => string },
): Promise<ActionOutcome> {
  if (!change.ok) {
    const { ok: _, ...refusal } = change;
    return { kind: 'refused', ...refusal };
  }
  rememberCart(reply, change.token);
  if (isForm) noteAnswered(request, reply, change.revision);
  const answer = await cartReply(services, { request, stored: change.cart, message: message(change.title) });
  return { kind: 'done', body: { ...answer, key: randomUUID() } };
}
