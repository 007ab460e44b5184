import { CAMPAIGN_PARAMETERS, TRACK_TEXT_MAX, type Track } from 'shared-types/telemetry/visits';

/** What the browser knows of the page and the visitor's way to it; `landing` is the page's URL. */
export type TrackedPage = Pick<Track, 'landing' | 'lang' | 'refer' | 'rk' | 'screen'>;

/** Values are shortened to fit a URL. Parameters in the page's own URL precede what the browser reports. */
export function trackQuery({ landing, refer, ...page }: TrackedPage): Track {
  const [address = ''] = landing.split('#');
  const { origin, searchParams } = new URL(address);
  // The query of another page of the site may be a login token or the visitor's search terms.
  const [before = ''] = refer.startsWith(`${origin}/`) ? refer.split('?') : [refer];
  const query: Record<string, string> = { landing: address, refer: before, ...page };
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = searchParams.get(name);
    if (value) query[name] = value;
  }
  for (const [name, value] of Object.entries(query)) query[name] = value.slice(0, TRACK_TEXT_MAX);
  return query as typeof query & Track;
}
