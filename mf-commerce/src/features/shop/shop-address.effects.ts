/**
 * Says in the address what the shop shows. Only the query changes, as its pages, orders and filters are one page of the site; a
 * step is one that the way back takes back.
 */
export function followShopAddress(address: string, { isStep = false } = {}): void {
  const { pathname, search, href } = new URL(address);
  if (pathname !== location.pathname || href === location.href) return;
  if (isStep) history.pushState(null, '', pathname + search);
  else history.replaceState(history.state, '', pathname + search);
}
