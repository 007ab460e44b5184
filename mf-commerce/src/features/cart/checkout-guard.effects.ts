import { COOKIE } from 'shared-types/site/cookie';

/** True where the browser holds a cart. The cart’s own cookie is the server’s alone; the flag beside it is for pages. */
export function hasCart(): boolean {
  return document.cookie
    .split(';')
    .some((pair) => [COOKIE.hasCart, COOKIE.cart].some((name) => pair.trim().startsWith(`${name}=`)));
}
