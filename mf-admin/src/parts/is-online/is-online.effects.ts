/** False if the browser knows that it has no connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}
