import type { CookieSettings } from 'shared-types/site/context';
import { withoutQuery } from '../without-query';
import type { Track } from './track.schema';

const SITE = /^[a-z-]+:\/\/[^/?#]*/i;

/**
 * The stored fields of a track call. The site's own previous page loses its query, which may hold a token or search
 * words. Restricted visitor data is only the previous site and the campaign.
 * @implements CONS-35
 */
export function keptTrack(
  { rk: _, ...sent }: Track,
  { isVisitorDataRestricted }: Pick<CookieSettings, 'isVisitorDataRestricted'>,
): Omit<Track, 'rk'> {
  const { landing, refer } = sent;
  const site = siteIn(refer);
  const isOwn = site === siteIn(landing);
  const track = { ...sent, refer: isOwn ? withoutQuery(refer) : refer };
  if (!isVisitorDataRestricted) return track;
  return { ...track, landing: withoutQuery(landing), refer: site, lang: '', screen: '' };
}

/** Scheme and host of an address; the whole text if it has none. */
function siteIn(address: string): string {
  return SITE.exec(address)?.[0] ?? address;
}
