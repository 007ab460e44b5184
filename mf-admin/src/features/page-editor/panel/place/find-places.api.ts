import {
  PLACES_CALLS,
  type AutocompletePlaces,
  type AutocompletePlacesReply,
  type FoundPlace,
  type GetPlaceDetails,
  type GetPlaceDetailsReply,
  type PlaceDetails,
} from 'shared-types/admin/places';
import type { EditorHost } from '../../page-editor-host';

type Caller = Pick<EditorHost, 'request' | 'url'>;

/** Undefined if they cannot be searched now, for instance without an API key. */
export async function findPlaces(
  { request, url }: Caller,
  { input, sessionToken }: AutocompletePlaces,
  signal: AbortSignal,
): Promise<readonly FoundPlace[] | undefined> {
  const address = url(PLACES_CALLS.autocompletePlaces.path, { input, sessionToken });
  const reply = await request<AutocompletePlacesReply>(address, { signal });
  return reply.ok ? reply.body.places : undefined;
}

/** Undefined if the place cannot be loaded. */
export async function getPlace(
  { request, url }: Caller,
  { placeId, sessionToken }: GetPlaceDetails,
): Promise<PlaceDetails | undefined> {
  const reply = await request<GetPlaceDetailsReply>(url(PLACES_CALLS.getPlaceDetails.path, { placeId, sessionToken }));
  return reply.ok ? reply.body.place : undefined;
}
