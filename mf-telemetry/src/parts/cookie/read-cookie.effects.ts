/**
 * A cookie's value as it was written, under its name or, as the server writes it over https, behind a prefix; `undefined`
 * where the browser has neither. What is read so decides nothing: the server believes its own cookie first.
 */
export function readCookie(name: string): string | undefined {
  return document.cookie.match(`\\b${name}=([^;]*)`)?.[1];
}
