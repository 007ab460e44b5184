/** A cookie's raw value by its name, or by the prefixed name used over https; `undefined` if neither is set. */
export function readCookie(name: string): string | undefined {
  return document.cookie.match(`\\b${name}=([^;]*)`)?.[1];
}
