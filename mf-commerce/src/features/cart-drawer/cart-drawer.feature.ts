import type { HydrateFeature } from 'shared-types/remote';

/** The cart over any page: the view of the cart page in a dialog. */
export const cartDrawer = {
  id: 'commerce/cart-drawer',
  implements: ['CART-11', 'CART-12', 'CART-13', 'CART-15', 'CART-16', 'ESC-07', 'ESC-08', 'ESC-09'],
  live: 'hydrate',
  mounts: { slots: ['page-end'] },
  starts: ['event'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['commerce/cart', 'commerce/cart-requested'],
  awaits: ['commerce/cart-requested'],
  emits: ['commerce/cart', 'commerce/cart-shown'],
  loads: [],
  styledLate: true,
  load: () => import('./cart-drawer.view'),
  messages: { en: () => import('../cart/cart.messages'), pl: () => import('../cart/cart.messages.pl') },
} satisfies HydrateFeature;
