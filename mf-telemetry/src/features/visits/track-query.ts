import { CAMPAIGN_PARAMETERS, TRACK_TEXT_MAX, type Track } from 'shared-types/telemetry/visits';

/** What the browser knows of the page and the way to it; the page's address is `landing`. */
export type TrackedPage = Pick<Track, 'landing' | 'lang' | 'refer' | 'rk' | 'screen'>;

/**
 * What `track` is asked with, cut to what fits in an address. What the page's own address says of its visitor's way
 * stands before what the browser says.
 */
export function trackQuery({ landing, refer, ...page }: TrackedPage): Track {
  const [address = ''] = landing.split('#');
  const { origin, searchParams } = new URL(address);
  // What follows the path of another page of the site may open an account, or is what its visitor searched for.
  const [before = ''] = refer.startsWith(`${origin}/`) ? refer.split('?') : [refer];
  const query: Record<string, string> = { landing: address, refer: before, ...page };
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = searchParams.get(name);
    if (value) query[name] = value;
  }
  for (const [name, value] of Object.entries(query)) query[name] = value.slice(0, TRACK_TEXT_MAX);
  return query as typeof query & Track;
}
