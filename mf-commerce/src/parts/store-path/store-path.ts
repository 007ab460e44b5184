import type { RenderHost } from 'shared-types/host/render-host';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { DONATION_CHECKOUT_PARAMETER } from 'shared-types/commerce/donation-checkout';
import { STORE_PATH } from 'shared-types/commerce/store-path';

type Page = { readonly context: Pick<RenderHost['context'], 'languageRoot'> };

/** Address of the cart in the page's language. */
export function cartPath({ context: { languageRoot = '' } }: Page): string {
  return languageRoot + STORE_PATH.cart;
}

/** Address of the page that sends the link to an order again, in the page's language. */
export function orderLookupPath({ context: { languageRoot = '' } }: Page): string {
  return languageRoot + STORE_PATH.orderLookup;
}

/** Address that leads to the checkout; it says which cart to come back to where that is in another than the site's own language. */
export function checkoutPath(host: Page & Pick<RenderHost, 'url'>): string {
  return host.url(CART_CALLS.goToCheckout.path, { return: host.context.languageRoot && cartPath(host) });
}

/** Address of the checkout of a page's donation, in the page's language. */
export function donatePath(host: Page & Pick<RenderHost, 'url'>, donatePageId: string): string {
  const { languageRoot = '' } = host.context;
  return host.url(languageRoot + STORE_PATH.donate, { [DONATION_CHECKOUT_PARAMETER.donatePageId]: donatePageId });
}
