import type { CookieSettings } from 'shared-types/site/context';
import { withoutQuery } from '../without-query';
import type { Track } from './track.schema';

/** Scheme and host. */
const SITE = /^[a-z-]+:\/\/[^/?#]*/i;

/**
 * What is kept of a track call. Of the site's own page before only the path is: what follows it may open an account, or is
 * what the visitor searched for. Where the site restricts what it knows of its visitors, it counts from which site and by which
 * campaign a page was reached: neither the browser, nor what followed the page's path, nor the page before.
 *
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

/** Scheme and host of an address; the whole text where it is none. */
function siteIn(address: string): string {
  return SITE.exec(address)?.[0] ?? address;
}
