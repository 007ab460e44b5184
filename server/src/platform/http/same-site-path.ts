const BASE = 'http://same.site';
const PATH = /^\/(?![/\\])/;

/** Path, query and fragment if they stay on this site, else `undefined`: `//other.site` and its disguises do not. */
export function sameSitePath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || !PATH.test(candidate) || !URL.canParse(candidate, BASE)) return undefined;
  const url = new URL(candidate, BASE);
  return url.origin === BASE && PATH.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
