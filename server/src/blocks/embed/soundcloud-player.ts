const PAGES = new Set(['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com']);
const API = 'api.soundcloud.com';
const PLAYER = 'w.soundcloud.com';
const API_PATH = /^\/(?:tracks|playlists|users)\/(?:soundcloud(?::|%3A)\w+(?::|%3A))?\d+$/;
const PAGE_PATH = /^(?:\/[\w-]{1,100}){1,4}\/?$/;

/** Address of SoundCloud's player for a track, a playlist or an artist; undefined for any other address. */
export function soundcloudPlayer(address: string): string | undefined {
  const subject = subjectOf(address);
  if (subject === undefined) return undefined;
  const options = { url: subject, auto_play: 'false', hide_related: 'true', show_comments: 'false', visual: 'false' };
  return `https://${PLAYER}/player/?${new URLSearchParams(options)}`;
}

/** What the player is asked to play: a page at SoundCloud or an entry of its API. */
function subjectOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' || username || password) return undefined;
  if (host === PLAYER && pathname === '/player/') {
    const inner = searchParams.get('url') ?? '';
    return inner.startsWith(`https://${PLAYER}`) ? undefined : subjectOf(inner);
  }
  if (host === API && API_PATH.test(pathname)) return `https://${API}${pathname}`;
  return PAGES.has(host) && PAGE_PATH.test(pathname) ? `https://soundcloud.com${pathname}` : undefined;
}
