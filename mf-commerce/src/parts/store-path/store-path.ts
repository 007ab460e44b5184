import type { RenderHost } from 'shared-types/host/render-host';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { STORE_PATH } from 'shared-types/commerce/store-path';

type Page = { readonly context: Pick<RenderHost['context'], 'languageRoot'> };

/** Address of the cart in the page's language. */
export function cartPath({ context: { languageRoot = '' } }: Page): string {
  return languageRoot + STORE_PATH.cart;
}

/** Address that leads to the checkout; it says which cart to come back to where that is in another than the site's own language. */
export function checkoutPath(host: Page & Pick<RenderHost, 'url'>): string {
  return host.url(CART_CALLS.goToCheckout.path, { return: host.context.languageRoot && cartPath(host) });
}
