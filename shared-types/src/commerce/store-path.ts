/**
 * Addresses a store's pages have on every site: its views and the server lead there. An owner's site brings the pages,
 * with `{token}` for `:token`.
 */
export const STORE_PATH = {
  cart: '/cart',
  checkout: '/checkout',
  /** An order, for anyone who knows its token. */
  order: '/checkout/order/:token',
  /** Where a donation is made; the query names its page. */
  donate: '/checkout/donate',
  /** A donation that was made, for anyone who knows its token. */
  contribution: '/checkout/contribution/:token',
  /** Where a gift card is bought; the query names it. */
  giftCard: '/checkout/giftcard',
  /** Where a subscription is ordered; the query names its cart. */
  subscribe: '/checkout/subscribe',
  /** A subscription and one of its orders, for anyone who knows its token. */
  subscription: '/checkout/subscription/:token',
  /** Where a buyer has the link to an order sent again; every site that shows orders has it by itself. */
  orderLookup: '/checkout/order',
  /** Where a buyer says what a purchase is worth; every site that shows orders has it by itself. */
  review: '/checkout/review/:token',
} as const;
