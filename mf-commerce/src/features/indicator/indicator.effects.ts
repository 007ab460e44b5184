import type { CartState } from 'shared-types/commerce/cart';
import type { Host } from 'shared-types/host/host';
import { followCart } from '../../parts/follow-cart/follow-cart.effects';
import { followCookies } from './follow-cookies.effects';
import { indicatorTexts } from './indicator-texts';
import type { messages } from './indicator.messages';
import { startOpening } from './open-drawer.effects';

/**
 * Follows the cart: every update writes count, label and subtotal; the first one marks the indicator as initialised. A
 * click requests the cart drawer.
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const indicator = root.querySelector<HTMLElement>('[data-indicator]');
  if (!indicator) return;
  const look = followCookies(host);
  followCart(host.bus, host.stop, (stateEvent) => {
    sync(indicator, stateEvent, host);
    look(stateEvent);
  });
  const link = indicator.querySelector('a');
  if (link) startOpening(link, host);
}

function sync(indicator: HTMLElement, stateEvent: CartState, host: Host<typeof messages>): void {
  const { quantityText, spokenLabel, subtotalText } = indicatorTexts(stateEvent, host);
  write(indicator.querySelector('[data-cart-count]'), quantityText);
  write(indicator.querySelector('[data-cart-subtotal]'), subtotalText);
  write(indicator.querySelector('[data-cart-label]'), spokenLabel);
  indicator.dataset['initialised'] = '';
}

function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
