export type { AutocompletePlaces, GetPlaceDetails } from '../requests/admin.generated';

/**
 * Calls that find a place for a map. The browser asks its own site: the key that is charged stays on the server.
 *
 * @implements MAP-16 MAP-17
 */
export const PLACES_CALLS = {
  autocompletePlaces: { method: 'GET', path: '/api/google-maps/places/autocomplete' },
  getPlaceDetails: { method: 'GET', path: '/api/google-maps/places/details' },
} as const;

/** Where in the product a place is looked for. It is neither kept nor passed on. */
export interface PlacesTracking {
  readonly productPage?: string;
  readonly productSection?: string;
}

/** A place that may be meant. */
export interface FoundPlace {
  readonly placeId: string;
  /** What it is called, on one line with its address. */
  readonly label: string;
}

/** Reply to `autocompletePlaces`: the likeliest first; empty where nothing is known. */
export interface AutocompletePlacesReply {
  readonly places: readonly FoundPlace[];
}

/** A place as a map shows it. */
export interface PlaceDetails {
  readonly placeId: string;
  readonly label: string;
  /** In one line, in the language of the site; empty where it has none. */
  readonly address: string;
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lng: number;
}

/** Reply to `getPlaceDetails`. */
export interface GetPlaceDetailsReply {
  readonly place: PlaceDetails;
}
