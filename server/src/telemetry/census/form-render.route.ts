import { CENSUS_CALLS } from 'shared-types/telemetry/census';
import { formSeenSchema } from './census.schema';
import { censusRoute } from './census-route';

/**
 * `formRender`: stores that a visitor was shown a form.
 * @implements CENSUS-08
 */
export const formRenderRoute = censusRoute({
  call: CENSUS_CALLS.formRender,
  schema: formSeenSchema,
  name: 'form-render',
  visitorCookieOf: ({ visitorCookie }) => visitorCookie,
  kept: ({ formId }) => ({ formId }),
});
