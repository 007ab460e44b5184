import { CART_CALLS, type CartState, type CartReply } from 'shared-types/commerce/cart';
import type { Host } from 'shared-types/host/host';
import { hasCart } from '../../parts/has-cart/has-cart.effects';

/** Polling interval in browsers without the Cookie Store API. */
const LOOK_AGAIN_MS = 4000;

/** The Cookie Store API, where it exists. */
interface ReportingWindow {
  readonly cookieStore?: EventTarget;
}

/**
 * Detects that the browser no longer has the cookies of the shown cart: they expired, or were deleted in any tab. Then
 * publishes the server's current cart to all tabs.
 *
 * @returns a listener for the cart state event
 */
export function followCookies({ bus, request, stop }: Host): (stateEvent: CartState) => void {
  let shown: CartState | undefined;
  let requested: number | undefined;
  const look = async (): Promise<void> => {
    const { items = 0, revision = 0 } = shown ?? {};
    if (!items || requested === revision || hasCart()) return;
    requested = revision;
    const reply = await request<CartReply>(`${CART_CALLS.getCart.path}?seen=${revision}`, { signal: stop });
    const stateEvent = reply.ok && reply.body.states?.['commerce/cart'];
    if (stateEvent) bus.publish('commerce/cart', stateEvent);
    else requested = undefined;
  };
  const { cookieStore } = window as ReportingWindow;
  cookieStore?.addEventListener('change', () => void look(), { signal: stop });
  if (!cookieStore) {
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    stop.addEventListener('abort', () => clearInterval(timer));
  }
  return (stateEvent) => {
    shown = stateEvent;
    void look();
  };
}
