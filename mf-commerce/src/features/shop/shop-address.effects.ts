/**
 * Updates the URL to what the shop shows. Only the query changes: all its pages, orders and filters are one page of the
 * site. The back button undoes a step.
 */
export function followShopAddress(address: string, { isStep = false } = {}): void {
  const { pathname, search, href } = new URL(address);
  if (pathname !== location.pathname || href === location.href) return;
  if (isStep) history.pushState(null, '', pathname + search);
  else history.replaceState(history.state, '', pathname + search);
}
