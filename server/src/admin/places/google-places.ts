import type { FoundPlace, PlaceDetails } from 'shared-types/admin/places';
import { z } from 'zod';
import type { PlacesConfig } from '../../platform/environment/config';
import { placeSchema, suggestionsSchema } from './google-places.schema';

/** Who types waits for it: what comes later is of no use. */
const TIMEOUT_MS = 5000;
const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** What is asked of Google, beside its subject. */
export interface PlacesQuestion {
  /** BCP 47 tag of the language to answer in. */
  readonly locale: string;
  readonly sessionToken?: string | undefined;
}

/** What Google knows of places, or why that is not to be had: `reason` is for the log, and holds no key. */
export type PlacesAnswer<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Google's Places API (New), with a key that is the server's own. */
export interface GooglePlaces {
  complete(input: string, question: PlacesQuestion): Promise<PlacesAnswer<readonly FoundPlace[]>>;
  details(placeId: string, question: PlacesQuestion): Promise<PlacesAnswer<PlaceDetails>>;
}

/** Asks Google. Never rejects. */
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
        // The key goes to nobody else.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // An id that Google has forgotten is not found, and one that never was any is no argument.
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
  /** What Google is to tell; it charges by that. */
  readonly fields: string;
  readonly schema: z.ZodType<T>;
  /** Absent for a question without one. */
  readonly body?: object;
}

/** Its message may hold the address that was asked. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
