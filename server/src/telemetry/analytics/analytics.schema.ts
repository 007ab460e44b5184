import {
  ANALYTICS_LIMIT,
  COMMON_FIELDS,
  OPTIONAL_COMMON_FIELDS,
  type CommonData,
  type EventData,
} from 'shared-types/telemetry/analytics';
import { z } from 'zod';
import { clippedText, clippedAddress } from '../clipped-text';
import { jsonText } from '../json-text';

const { fields, nameLength, textLength } = ANALYTICS_LIMIT;
const name = clippedText(nameLength);
const address = clippedAddress(textLength);

const schemasOf = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  Object.fromEntries(names.map((one) => [one, schema])) as Record<K, S>;

const commonDataSchema = z.object({
  ...schemasOf(COMMON_FIELDS, address.optional()),
  ...schemasOf(OPTIONAL_COMMON_FIELDS, address.nullable().optional()),
}) satisfies z.ZodType<CommonData>;

const eventDataSchema = z
  .record(z.string().max(nameLength), z.union([address, z.number(), z.boolean(), z.null()]))
  .refine(
    (data) => Object.keys(data).length <= fields,
    `Send at most ${fields} fields.`,
  ) satisfies z.ZodType<EventData>;

/** The body of `recordEvent`. Its crumb is not checked, as the one in the query is newer. */
export const recordEventSchema = z.object({
  event: name.refine((text) => text !== '', 'Send the event’s name.'),
  data: jsonText(eventDataSchema),
});

export const trackEventSchema = z.object({
  analyticsId: name,
  commonData: jsonText(commonDataSchema),
  customData: jsonText(eventDataSchema),
  customSchemaName: name,
});
