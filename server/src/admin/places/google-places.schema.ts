import type { FoundPlace, PlaceDetails } from 'shared-types/admin/places';
import { z } from 'zod';

const HALF_CIRCLE = 180;
const QUARTER_CIRCLE = 90;

const textSchema = z.object({ text: z.string().min(1) });

/** Google's suggestions; only places are kept. Without suggestions the list is absent. */
export const suggestionsSchema = z
  .object({
    suggestions: z
      .array(z.object({ placePrediction: z.object({ placeId: z.string().min(1), text: textSchema }).optional() }))
      .default([]),
  })
  .transform(({ suggestions }): readonly FoundPlace[] =>
    suggestions.flatMap(({ placePrediction: place }) =>
      place ? [{ placeId: place.placeId, label: place.text.text }] : [],
    ),
  );

/** A place; its address replaces a missing name. */
export const placeSchema = z
  .object({
    id: z.string().min(1),
    displayName: textSchema.optional(),
    formattedAddress: z.string().optional(),
    location: z.object({
      latitude: z.number().min(-QUARTER_CIRCLE).max(QUARTER_CIRCLE),
      longitude: z.number().min(-HALF_CIRCLE).max(HALF_CIRCLE),
    }),
  })
  .transform(({ id, displayName, formattedAddress = '', location }): PlaceDetails => ({
    placeId: id,
    label: displayName?.text ?? formattedAddress,
    address: formattedAddress,
    lat: location.latitude,
    lng: location.longitude,
  }));
