import type { CartView } from 'shared-types/commerce/cart';
import type { RequestResult } from 'shared-types/host/request';

/** No reply at all. */
export const LOST: RequestResult<unknown> = { ok: false, status: 0, code: 'site/unreachable', message: '' };

/** The cart as the server tells it. */
export function cartReply(view: CartView): RequestResult<unknown> {
  const { totalQuantity: items, subtotalCents } = view.cart;
  const states = { 'commerce/cart': { revision: view.revision, items, subtotalCents } };
  return { ok: true, status: 200, body: { ...view, states } };
}

/** A refusal, with messages by field where there are some. */
export function refusal(code: string, error: string, errors?: Record<string, string>): RequestResult<unknown> {
  const failure = { error, code, ...(errors ? { data: { errors } } : {}) };
  return { ok: false, status: 409, code, message: error, failure };
}
