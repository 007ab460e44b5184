import type { CartState } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS, type PlaceOrder, type PlaceOrderReply } from 'shared-types/commerce/checkout';
import type { Request } from 'shared-types/host/request';
import { config } from '../../config';
import { UNSURE, type Refusal } from './checkout.state';

/** Result of placing an order. */
export type OrderOutcome =
  | { readonly ok: true; readonly location: string; readonly stateEvent?: CartState }
  | ({ readonly ok: false } & Refusal);

/** A request layer that also loads the countries with the cart. */
export function withCountries(request: Request): Request {
  return (path, options) => request(`${path}?countries=yes`, options);
}

/** Places the order. */
export async function placeOrder(request: Request, order: PlaceOrder): Promise<OrderOutcome> {
  const { method, path } = CHECKOUT_CALLS.placeOrder;
  const result = await request<Partial<PlaceOrderReply>>(path, {
    method,
    body: order,
    timeoutMs: config.orderTimeoutMs.default,
  });
  if (result.ok && typeof result.body?.location === 'string') {
    const stateEvent = result.body.states?.['commerce/cart'];
    return { ok: true, location: result.body.location, ...(stateEvent ? { stateEvent } : {}) };
  }
  if (result.ok || !result.failure || mayHaveArrived(result))
    return { ok: false, code: UNSURE, message: '', errors: {} };
  return { ok: false, code: result.code, message: result.message, errors: result.failure.data?.errors ?? {} };
}

/** After a server error the order may have been placed; a closed site refuses it for certain. */
function mayHaveArrived({ status, code }: { readonly status: number; readonly code: string }): boolean {
  return status >= 500 && code !== 'site/closed';
}
