/** Paths of the store's pages, the same on every site. Site documents use `{token}` for `:token`. */
export const STORE_PATH = {
  cart: '/cart',
  checkout: '/checkout',
  /** The token is the credential. */
  order: '/checkout/order/:token',
  /** The query names the page with the donation. */
  donate: '/checkout/donate',
  /** The token is the credential. */
  contribution: '/checkout/contribution/:token',
  /** The query names the gift card. */
  giftCard: '/checkout/giftcard',
  /** The query names the cart. */
  subscribe: '/checkout/subscribe',
  /** A subscription with one of its orders; the token is the credential. */
  subscription: '/checkout/subscription/:token',
  /** Emails the link to an order again; provided on every site with orders. */
  orderLookup: '/checkout/order',
  /** Reviews of an order; provided on every site with orders. */
  review: '/checkout/review/:token',
} as const;
