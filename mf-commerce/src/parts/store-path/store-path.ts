import type { RenderHost } from 'shared-types/host/render-host';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { DONATION_CHECKOUT_PARAMETER } from 'shared-types/commerce/donation-checkout';
import { STORE_PATH } from 'shared-types/commerce/store-path';

type Page = { readonly context: Pick<RenderHost['context'], 'languageRoot'> };

/** Path of the cart in the page's language. */
export function cartPath({ context: { languageRoot = '' } }: Page): string {
  return languageRoot + STORE_PATH.cart;
}

/** Path of the order lookup in the page's language. */
export function orderLookupPath({ context: { languageRoot = '' } }: Page): string {
  return languageRoot + STORE_PATH.orderLookup;
}

/** Path of the checkout; outside of the main language it names the cart to return to. */
export function checkoutPath(host: Page & Pick<RenderHost, 'url'>): string {
  return host.url(CART_CALLS.goToCheckout.path, { return: host.context.languageRoot && cartPath(host) });
}

/** Path of the checkout of a page's donation, in the page's language. */
export function donatePath(host: Page & Pick<RenderHost, 'url'>, donatePageId: string): string {
  const { languageRoot = '' } = host.context;
  return host.url(languageRoot + STORE_PATH.donate, { [DONATION_CHECKOUT_PARAMETER.donatePageId]: donatePageId });
}
