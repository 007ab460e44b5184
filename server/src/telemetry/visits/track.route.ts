import { TRACK_TEXT_MAX, VISIT_CALLS } from 'shared-types/telemetry/visits';
import { telemetryRoute } from '../telemetry-route';
import { keptTrack } from './kept-track';
import { PIXEL } from './pixel';
import { trackSchema } from './track.schema';

/**
 * `track`: keeps how a visitor came to a page, and answers as an image. Other websites cannot ask for it: the crumb in its
 * address is the visitor's.
 *
 * @implements SRV-26 VISIT-10
 */
export const trackRoute = telemetryRoute({
  call: VISIT_CALLS.track,
  kind: 'visit',
  crumb: 'query',
  // It has no body.
  maxBodyBytes: 1,
  schema: trackSchema,
  sent: ({ query }) => query,
  pageOf: ({ landing }) => (hasWholePath(landing) ? landing : undefined),
  records: (track, { site }) => ({
    records: [{ name: 'track', data: keptTrack(track, site.profile.cookieSettings) }],
  }),
  answer: (reply) => reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL),
});

/** A page cuts its address: what is as long as it may be is whole where something follows the path. */
function hasWholePath(landing: string): boolean {
  return landing.length < TRACK_TEXT_MAX || landing.includes('?');
}
