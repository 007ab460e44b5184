import type { FastifyRequest } from 'fastify';
import { ANALYTICS_CALLS } from 'shared-types/telemetry/analytics';
import { telemetryRoute } from '../telemetry-route';
import { trackEventSchema } from './analytics.schema';
import { keptEvent } from './kept-event';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * `trackEvent`: stores a visitor's action under the remote and version that reported it.
 * @implements SRV-29 ANLT-10
 */
export const trackEventRoute = telemetryRoute({
  call: ANALYTICS_CALLS.trackEvent,
  kind: 'event',
  crumb: 'query',
  maxBodyBytes: MAX_BODY_BYTES,
  schema: trackEventSchema,
  sent: readBody,
  pageOf: ({ commonData }) => commonData.product_page ?? undefined,
  records: (event, { site }) => ({
    records: [
      {
        name: event.commonData.action ?? event.customSchemaName,
        origin: event.commonData.event_owner_team ?? 'page',
        data: keptEvent(event, site.profile.cookieSettings),
      },
    ],
  }),
});

function readBody({ body }: Pick<FastifyRequest, 'body'>): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // The schema refuses other texts with a message.
    return body;
  }
}
