import { CENSUS_CALLS } from 'shared-types/telemetry/census';
import { quickViewSchema } from './census.schema';
import { censusRoute } from './census-route';

/**
 * `recordQuickView`: stores that a visitor opened the quick view of a product.
 * @implements CENSUS-10 CENSUS-11
 */
export const recordQuickViewRoute = censusRoute({
  call: CENSUS_CALLS.recordQuickView,
  schema: quickViewSchema,
  sent: ({ params, body }) => ({ ...(params as object), body: body === undefined ? {} : body }),
  name: 'quick-view',
  visitorCookieOf: ({ body }) => body.visitorCookie,
  kept: ({ id }) => ({ productId: id }),
});
