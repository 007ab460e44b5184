import { CENSUS_CALLS } from 'shared-types/telemetry/census';
import { buttonSeenSchema } from './census.schema';
import { censusRoute } from './census-route';

/**
 * `buttonRender`: stores that a visitor was shown a button, under its remote and version.
 * @implements CENSUS-05
 */
export const buttonRenderRoute = censusRoute({
  call: CENSUS_CALLS.buttonRender,
  schema: buttonSeenSchema,
  name: 'button-render',
  visitorCookieOf: ({ visitorCookie }) => visitorCookie,
  kept: ({ visitorCookie: _, context: __, ...button }) => button,
  origin: ({ context }) => context,
});
