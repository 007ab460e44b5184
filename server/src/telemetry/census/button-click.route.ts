import { CENSUS_CALLS } from 'shared-types/telemetry/census';
import { buttonSeenSchema } from './census.schema';
import { censusRoute } from './census-route';

/**
 * `buttonClick`: stores that a visitor pressed a button, under its remote and version.
 * @implements CENSUS-04
 */
export const buttonClickRoute = censusRoute({
  call: CENSUS_CALLS.buttonClick,
  schema: buttonSeenSchema,
  name: 'button-click',
  visitorCookieOf: ({ visitorCookie }) => visitorCookie,
  kept: ({ visitorCookie: _, context: __, ...button }) => button,
  origin: ({ context }) => context,
});
