/** A cookie's value as it was written; `undefined` where the browser has none of that name. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(prefix));
  return pair?.slice(prefix.length);
}
