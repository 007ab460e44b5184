import { PLACES_CALLS, type GetPlaceDetailsReply } from 'shared-types/admin/places';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { placesQuery, registerPlacesCall } from './places-route';

const querySchema = z.object({
  placeId: z
    .string()
    .regex(/^[\w-]{1,300}$/)
    .describe('As `autocompletePlaces` has told it.'),
  ...placesQuery,
});

/**
 * `getPlaceDetails`: the position and name of a place.
 * @implements SRV-30 MAP-18
 */
export const getPlaceDetailsRoute: Route = (app, services) => {
  registerPlacesCall(app, services, {
    path: PLACES_CALLS.getPlaceDetails.path,
    query: querySchema,
    find: (places, { placeId }, question) => places.details(placeId, question),
    body: (place): GetPlaceDetailsReply => ({ place }),
  });
};
