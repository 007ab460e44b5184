export type { AutocompletePlaces, GetPlaceDetails } from '../requests/admin.generated';

/**
 * Searches places for a map. The server makes the requests, because its API key is billed.
 * @implements MAP-16 MAP-17
 */
export const PLACES_CALLS = {
  autocompletePlaces: { method: 'GET', path: '/api/google-maps/places/autocomplete' },
  getPlaceDetails: { method: 'GET', path: '/api/google-maps/places/details' },
} as const;

/** Where in the product the search happens; neither stored nor passed on. */
export interface PlacesTracking {
  readonly productPage?: string;
  readonly productSection?: string;
}

export interface FoundPlace {
  readonly placeId: string;
  /** Name and address on one line. */
  readonly label: string;
}

/** Response to `autocompletePlaces`: most likely first; may be empty. */
export interface AutocompletePlacesReply {
  readonly places: readonly FoundPlace[];
}

export interface PlaceDetails {
  readonly placeId: string;
  readonly label: string;
  /** On one line, in the site's language; may be empty. */
  readonly address: string;
  /** Degrees north and east. */
  readonly lat: number;
  readonly lng: number;
}

export interface GetPlaceDetailsReply {
  readonly place: PlaceDetails;
}
