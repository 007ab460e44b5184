import { SHOP_LISTING } from 'shared-types/commerce/shop';
import { followShopAddress } from './shop-address.effects';
import { addressHere, shopPart, type ShopInPlace } from './shop-in-place.effects';

const LIST = 'ul.commerce-product-cards';

/**
 * Adds the products of the next page below the existing ones; `nav` contains its link. The URL names all shown pages, so
 * that a reload and the back button show all of them.
 */
export async function loadMore(shop: ShopInPlace, nav: HTMLElement): Promise<void> {
  const next = nav.querySelector<HTMLAnchorElement>('[rel=next]')?.href ?? '';
  const fresh = await shop.read(next);
  const results = shopPart(shop.root, 'results');
  const list = results?.querySelector(LIST);
  if (!fresh || !results || !list) return;
  results.removeAttribute('aria-busy');
  const added = [...fresh.results.querySelectorAll(`${LIST} > li`)];
  list.append(...added);
  const freshNav = shopPart(fresh.results, 'pages');
  if (freshNav) nav.replaceWith(freshNav);
  announceShown(shop, results, list.children.length);
  added[0]?.querySelector('a')?.focus({ preventScroll: true });
  followAddress(shop, next, results.dataset.firstPage ?? '1');
}

function announceShown({ root, host }: ShopInPlace, { dataset }: HTMLElement, length: number): void {
  const { first = '1', count = '' } = dataset;
  const message = host.text('shown', { first, last: Number(first) + length - 1, count });
  const shown = shopPart(root, 'shown');
  if (shown) shown.textContent = message;
  host.announcer.announce(message);
}

function followAddress(shop: ShopInPlace, next: string, firstPage: string): void {
  const { pageParameter } = SHOP_LISTING;
  const address = new URL(next);
  address.searchParams.set(pageParameter, `${firstPage}-${address.searchParams.get(pageParameter) ?? ''}`);
  followShopAddress(address.href);
  shop.at = addressHere();
}
