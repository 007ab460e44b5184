const PAGES = new Set(['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com']);
const API = 'api.soundcloud.com';
const PLAYER = 'w.soundcloud.com';
const API_PATH = /^\/(?:tracks|playlists|users)\/(?:soundcloud(?::|%3A)\w+(?::|%3A))?\d+$/;
const PAGE_PATH = /^(?:\/[\w-]{1,100}){1,4}\/?$/;

/**
 * Where visitors listen to what an address at SoundCloud is about; undefined for an address that its player cannot be asked
 * for. What is known by its number alone has no page: its player is one.
 */
export function soundcloudPage(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' || username || password) return undefined;
  if (host === PLAYER && pathname === '/player/') {
    const inner = searchParams.get('url') ?? '';
    return inner.startsWith(`https://${PLAYER}`) ? undefined : soundcloudPage(inner);
  }
  if (host === API && API_PATH.test(pathname))
    return `https://${PLAYER}/player/?${new URLSearchParams({ url: `https://${API}${pathname}` })}`;
  return PAGES.has(host) && PAGE_PATH.test(pathname) ? `https://soundcloud.com${pathname}` : undefined;
}
