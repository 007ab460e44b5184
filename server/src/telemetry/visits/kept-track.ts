import type { CookieSettings } from 'shared-types/site/context';
import type { Track } from 'shared-types/telemetry/visits';

const AFTER_PATH = /[?#].*$/s;
/** Scheme and host. */
const SITE = /^([a-z-]+:\/\/[^/?#]*).*$/is;

/**
 * What is kept of a track call. Where the site restricts what it knows of its visitors, it counts from which site and by which
 * campaign a page was reached: neither the browser, nor what followed the page's path, nor the page before.
 *
 * @implements CONS-35
 */
export function keptTrack(
  { rk: _, ...track }: Track,
  { isVisitorDataRestricted }: Pick<CookieSettings, 'isVisitorDataRestricted'>,
): Omit<Track, 'rk'> {
  if (!isVisitorDataRestricted) return track;
  const { landing, refer } = track;
  return { ...track, landing: landing.replace(AFTER_PATH, ''), refer: refer.replace(SITE, '$1'), lang: '', screen: '' };
}
