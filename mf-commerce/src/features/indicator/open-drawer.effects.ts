import { FULL_PAGE_CART_ID } from 'shared-types/commerce/cart';
import type { Host } from 'shared-types/host/host';
import { config } from '../../config';
import { isPlainClick } from '../../parts/in-page/is-plain-click';

/**
 * Asks for the cart over the page instead of leaving it. The link stays what it is: where the cart does not open in time,
 * or cannot, the link is followed once, and a second tap follows it at once.
 */
export function startOpening(link: HTMLAnchorElement, { bus, navigate, stop }: Host): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBroken = false;
  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
    link.removeAttribute('aria-busy');
  };
  const follow = (): void => {
    rest();
    navigate(link.href);
  };
  const take = (event: MouseEvent): void => {
    if (timer || isBroken || !isPlainClick(event) || document.getElementById(FULL_PAGE_CART_ID)) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    timer = setTimeout(follow, config.drawerBudgetMs.default);
    bus.send('commerce/cart-requested', {});
  };
  link.addEventListener('click', take, { signal: stop });
  window.addEventListener('pagehide', rest, { signal: stop });
  stop.addEventListener('abort', rest);
  bus.on('commerce/cart-shown').subscribe(rest);
  bus.on('site/feature-failed').subscribe(({ feature }) => {
    if (feature !== 'commerce/cart-drawer') return;
    isBroken = true;
    if (timer) follow();
  });
}
