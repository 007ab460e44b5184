import { CENSUS_CALLS, OVERLAY_RECORDS } from 'shared-types/telemetry/census';
import { overlaySeenSchema } from './census.schema';
import { censusRoute } from './census-route';

/**
 * `overlay`: stores that a visitor was shown the site's popup, or has closed it.
 * @implements CENSUS-09 CENSUS-11
 */
export const overlayRoute = censusRoute({
  call: CENSUS_CALLS.overlay,
  schema: overlaySeenSchema,
  name: ({ event = 'shown' }) => OVERLAY_RECORDS[event],
  visitorCookieOf: ({ visitorCookie }) => visitorCookie,
  kept: ({ version, style }) => ({ version, style }),
});
