import type { CookieSettings } from 'shared-types/site/context';
import type { Track } from 'shared-types/telemetry/visits';

const AFTER_PATH = /[?#].*$/s;
/** Scheme and host. */
const SITE = /^([a-z-]+:\/\/[^/?#]*).*$/is;

/**
 * What is kept of a track call. Of the site's own page before only the path is: what follows it may open an account, or is
 * what the visitor searched for. Where the site restricts what it knows of its visitors, it counts from which site and by which
 * campaign a page was reached: neither the browser, nor what followed the page's path, nor the page before.
 *
 * @implements CONS-35
 */
export function keptTrack(
  { rk: _, ...told }: Track,
  { isVisitorDataRestricted }: Pick<CookieSettings, 'isVisitorDataRestricted'>,
): Omit<Track, 'rk'> {
  const { landing, refer } = told;
  const site = refer.replace(SITE, '$1');
  const isOwn = site === landing.replace(SITE, '$1');
  const track = { ...told, refer: isOwn ? refer.replace(AFTER_PATH, '') : refer };
  if (!isVisitorDataRestricted) return track;
  return { ...track, landing: landing.replace(AFTER_PATH, ''), refer: site, lang: '', screen: '' };
}
