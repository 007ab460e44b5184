import { TRACK_TEXT_MAX, VISIT_CALLS } from 'shared-types/telemetry/visits';
import { telemetryRoute } from '../telemetry-route';
import { keptTrack } from './kept-track';
import { PIXEL } from './pixel';
import { trackSchema } from './track.schema';

/**
 * `track`: stores how a visitor came to a page, and answers with an image. Its crumb keeps other sites out.
 * @implements SRV-26 VISIT-10
 */
export const trackRoute = telemetryRoute({
  call: VISIT_CALLS.track,
  kind: 'visit',
  crumb: 'query',
  maxBodyBytes: 1,
  schema: trackSchema,
  sent: ({ query }) => query,
  pageOf: ({ landing }) => (hasWholePath(landing) ? landing : undefined),
  records: (track, { site }) => ({
    records: [{ name: 'track', data: keptTrack(track, site.profile.cookieSettings) }],
  }),
  answer: (reply) => reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL),
});

/** Pages cut the address. At the maximum length, a query shows that the path is complete. */
function hasWholePath(landing: string): boolean {
  return landing.length < TRACK_TEXT_MAX || landing.includes('?');
}
