import type { EventsBlock } from './events.schema';
import type { SiteEvent } from './events-of';
import type { EventsQuery } from './events-query';

/** What an events block is shown from. */
export interface EventsInput {
  readonly block: EventsBlock;
  /** Those of the tag in the URL, earliest first. */
  readonly events: readonly SiteEvent[];
  /** The page with the events; without id if there is none at the path. */
  readonly collection: { readonly path: string; readonly id?: string | undefined };
  /** Path of the page that shows them. */
  readonly here: string;
  readonly query: EventsQuery;
  readonly now: Date;
}

/** The first of these moments as the field of a view. */
export function changeOf(moments: readonly Date[]): { readonly changesAt?: string } {
  if (moments.length === 0) return {};
  return { changesAt: new Date(Math.min(...moments.map((moment) => moment.getTime()))).toISOString() };
}
