import { PLACES_CALLS, type AutocompletePlacesReply } from 'shared-types/admin/places';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { placesQuery, registerPlacesCall } from './places-route';

const LONGEST_INPUT = 200;

const querySchema = z.object({
  input: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_INPUT)
    .describe('What has been typed of an address or a name; 200 characters at most.'),
  ...placesQuery,
});

/**
 * `autocompletePlaces`: suggests places for a typed text.
 * @implements SRV-30 MAP-18
 */
export const autocompletePlacesRoute: Route = (app, services) => {
  registerPlacesCall(app, services, {
    path: PLACES_CALLS.autocompletePlaces.path,
    query: querySchema,
    find: (places, { input }, question) => places.complete(input, question),
    body: (places): AutocompletePlacesReply => ({ places }),
  });
};
