import { COOKIE, HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';

/** True where the browser holds a cart. The cart’s own cookie is the server’s alone; the flag beside it is for pages. */
export function hasCart(): boolean {
  const prefix = location.protocol === 'https:' ? HOST_COOKIE_PREFIX : '';
  return [COOKIE.hasCart, COOKIE.cart].some((name) => `; ${document.cookie}`.includes(`; ${prefix}${name}=`));
}
