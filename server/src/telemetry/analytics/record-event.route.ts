import { ANALYTICS_CALLS } from 'shared-types/telemetry/analytics';
import { telemetryRoute } from '../telemetry-route';
import { recordEventSchema } from './analytics.schema';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * `recordEvent`: stores an event under its name.
 * @implements SRV-22 ANLT-08
 */
export const recordEventRoute = telemetryRoute({
  call: ANALYTICS_CALLS.recordEvent,
  kind: 'event',
  crumb: 'query',
  maxBodyBytes: MAX_BODY_BYTES,
  schema: recordEventSchema,
  records: ({ event, data }) => ({ records: [{ name: event, data }] }),
});
