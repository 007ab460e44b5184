import type { FoundPlace, PlaceDetails } from 'shared-types/admin/places';
import { z } from 'zod';
import type { PlacesConfig } from '../../platform/environment/config';
import { placeSchema, suggestionsSchema } from './google-places.schema';

/** Later answers are useless to somebody who types. */
const TIMEOUT_MS = 5000;
const NOT_FOUND = 404;
const BAD_REQUEST = 400;

export interface PlacesQuestion {
  /** BCP 47 tag of the answer's language. */
  readonly locale: string;
  readonly sessionToken?: string | undefined;
}

/** Google's answer; `reason` is for the log, and contains no key. */
export type PlacesAnswer<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: string };

/** A client of Google's Places API (New), with the server's key. */
export interface GooglePlaces {
  complete(input: string, question: PlacesQuestion): Promise<PlacesAnswer<readonly FoundPlace[]>>;
  details(placeId: string, question: PlacesQuestion): Promise<PlacesAnswer<PlaceDetails>>;
}

/** Creates a client. It never rejects. */
export function createGooglePlaces({ key, url }: PlacesConfig): GooglePlaces {
  const request = async <T>(path: string, { fields, schema, body }: PlacesRequest<T>): Promise<PlacesAnswer<T>> => {
    try {
      const response = await fetch(`${url}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'x-goog-api-key': key,
          'x-goog-fieldmask': fields,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        // A redirect would send the key elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // A former id is answered by 404, an invalid one by 400.
      if (!body && (response.status === NOT_FOUND || response.status === BAD_REQUEST)) return { kind: 'unknown' };
      if (!response.ok) return { kind: 'failed', reason: `Google Places answered ${response.status}.` };
      const answer = schema.safeParse(await response.json());
      if (answer.success) return { kind: 'found', value: answer.data };
      return { kind: 'failed', reason: `Google Places answered something else: ${z.prettifyError(answer.error)}` };
    } catch (error) {
      return { kind: 'failed', reason: `Google Places could not be asked: ${nameOf(error)}.` };
    }
  };
  return {
    complete: (input, { locale, sessionToken }) =>
      request('places:autocomplete', {
        fields: 'suggestions.placePrediction(placeId,text)',
        schema: suggestionsSchema,
        body: { input, languageCode: locale, ...(sessionToken === undefined ? {} : { sessionToken }) },
      }),
    details: (placeId, { locale, sessionToken }) => {
      const query = new URLSearchParams({
        languageCode: locale,
        ...(sessionToken === undefined ? {} : { sessionToken }),
      });
      const path = `places/${encodeURIComponent(placeId)}?${query}`;
      return request(path, { fields: 'id,displayName,formattedAddress,location', schema: placeSchema });
    },
  };
}

interface PlacesRequest<T> {
  /** Requested fields, which decide the price. */
  readonly fields: string;
  readonly schema: z.ZodType<T>;
  readonly body?: object;
}

/** The error's message may contain the requested address. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
