import type { Unsubscribable } from 'rxjs';
import type { CartState } from 'shared-types/commerce/cart';
import type { Bus } from 'shared-types/host/bus';

/** Listens to the cart's state event until the signal aborts. */
export function followCart(bus: Bus, signal: AbortSignal, listen: (stateEvent: CartState) => void): void {
  const subscription: Unsubscribable = bus.state('commerce/cart').subscribe(listen);
  signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true });
}
