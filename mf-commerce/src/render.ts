import { STORE_PATH } from 'shared-types/commerce/store-path';
import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { element as cart } from './features/cart/cart.view';
import { strings as cartStrings } from './features/cart/cart.strings';
import { element as checkout } from './features/checkout/checkout.view';
import { strings as checkoutStrings } from './features/checkout/checkout.strings';
import { indicatorTexts } from './features/indicator/indicator-texts';
import { element as indicator } from './features/indicator/indicator.view';
import { strings as indicatorStrings } from './features/indicator/indicator.strings';
import { element as order } from './features/order/order.view';
import { strings as orderStrings } from './features/order/order.strings';
import { element as product } from './features/product/product.view';
import { strings as productStrings } from './features/product/product.strings';
import { element as shop } from './features/shop/shop.view';
import { strings as shopStrings } from './features/shop/shop.strings';

const UNAVAILABLE = '<p>This part of the shop cannot be shown right now. Please reload the page in a moment.</p>';

/** The store’s features on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'commerce/shop': { element: shop, fallback: UNAVAILABLE, strings: { en: shopStrings } },
    'commerce/product': { element: product, fallback: UNAVAILABLE, strings: { en: productStrings } },
    'commerce/indicator': {
      element: indicator,
      fallback: `<a href="${STORE_PATH.cart}">Cart</a>`,
      strings: { en: indicatorStrings },
      factTexts: indicatorTexts,
    },
    'commerce/cart': { element: cart, fallback: UNAVAILABLE, strings: { en: cartStrings } },
    'commerce/checkout': { element: checkout, fallback: UNAVAILABLE, strings: { en: checkoutStrings } },
    'commerce/order': { element: order, fallback: UNAVAILABLE, strings: { en: orderStrings } },
  },
} satisfies RenderRemote;
