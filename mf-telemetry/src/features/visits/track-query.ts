import { CAMPAIGN_PARAMETERS, TRACK_TEXT_MAX, type Track } from 'shared-types/telemetry/visits';

/** What the browser knows of the page and the way to it. */
export interface TrackedPage {
  readonly url: string;
  /** Address of the page before; empty for none. */
  readonly referrer: string;
  readonly language: string;
  readonly screen: { readonly width: number; readonly height: number };
  /** A text that is never the same again. */
  readonly chance: string;
}

/**
 * What `track` is asked with, cut to what fits in an address. What the page's own address says of its visitor's way
 * stands before what the browser says.
 */
export function trackQuery({ url, referrer, language, screen, chance }: TrackedPage): Track {
  const { href, searchParams, hash } = new URL(url);
  const campaign = CAMPAIGN_PARAMETERS.map((name) => [name, searchParams.get(name)] as const);
  const query = {
    landing: href.slice(0, href.length - hash.length),
    refer: referrer,
    rk: chance,
    lang: language,
    screen: `${screen.width}x${screen.height}`,
    ...Object.fromEntries(campaign.flatMap(([name, value]) => (value ? [[name, value]] : []))),
  };
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value.slice(0, TRACK_TEXT_MAX)]),
  ) as typeof query;
}
