import { COOKIE, HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';

/** True if the browser has a cart, by the flag cookie: the cart’s own cookie is HttpOnly. */
export function hasCart(): boolean {
  const prefix = location.protocol === 'https:' ? HOST_COOKIE_PREFIX : '';
  return [COOKIE.hasCart, COOKIE.cart].some((name) => `; ${document.cookie}`.includes(`; ${prefix}${name}=`));
}
