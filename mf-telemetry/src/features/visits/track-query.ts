import { CAMPAIGN_PARAMETERS, TRACK_TEXT_MAX, type Track } from 'shared-types/telemetry/visits';

/** What the browser knows of the page and the way to it; the page's address is `landing`. */
export type TrackedPage = Pick<Track, 'landing' | 'lang' | 'refer' | 'rk' | 'screen'>;

/**
 * What `track` is asked with, cut to what fits in an address. What the page's own address says of its visitor's way
 * stands before what the browser says.
 */
export function trackQuery({ landing, ...page }: TrackedPage): Track {
  const [address = ''] = landing.split('#');
  const { searchParams } = new URL(address);
  const query = new Map(Object.entries({ landing: address, ...page }));
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const cut = Array.from(query, ([name, value]) => [name, value.slice(0, TRACK_TEXT_MAX)]);
  return Object.fromEntries(cut) as Track;
}
