import { FULL_PAGE_CART_ID } from 'shared-types/commerce/cart';
import type { Host } from 'shared-types/host/host';
import { isPlainClick } from '../../parts/in-page/is-plain-click';
import { createOverPage } from '../../parts/over-page/over-page.effects';

/** Opens the cart drawer when the link is clicked; on the cart page, and for new windows, it stays a link. */
export function startOpening(link: HTMLAnchorElement, host: Host): void {
  const { bus, stop } = host;
  const open = createOverPage({ host, feature: 'commerce/cart-drawer', shown: bus.on('commerce/cart-shown') });
  const request = (): void => bus.send('commerce/cart-requested', {});
  const take = (event: MouseEvent): void => {
    if (!isPlainClick(event) || document.getElementById(FULL_PAGE_CART_ID)) return;
    if (open({ opener: link, href: link.href, request })) event.preventDefault();
  };
  link.addEventListener('click', take, { signal: stop });
}
