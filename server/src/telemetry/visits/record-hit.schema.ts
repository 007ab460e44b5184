import { ITEM_RECORD_TYPE, type ItemRecordTypeNumber } from 'shared-types/site/item-record-type';
import { HIT_TEXT_MAX, type HitData } from 'shared-types/telemetry/visits';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import { clippedAddress, clippedText } from '../clipped-text';
import { jsonText } from '../json-text';

const LARGEST_SIZE = 100_000;
const RECORD_TYPES = new Set<number>(Object.values(ITEM_RECORD_TYPE));

/** Cut instead of refused: a long address is still a visit. */
const clipped = clippedText(HIT_TEXT_MAX);
const size = z.number().min(0).max(LARGEST_SIZE);

const dataSchema = z.object({
  websiteId: clipped,
  templateId: clipped,
  locale: clipped,
  userAgent: clipped,
  clientDate: z.number().int(),
  viewportWidth: size,
  viewportHeight: size,
  screenWidth: size,
  screenHeight: size,
  url: clippedAddress(HIT_TEXT_MAX),
  title: clipped,
  itemId: clipped.optional(),
  recordType: z.custom<ItemRecordTypeNumber>((value) => RECORD_TYPES.has(value as number)).optional(),
  collectionId: clipped.optional(),
}) satisfies z.ZodType<HitData>;

export const recordHitSchema = z.object({
  event: z.literal('view'),
  data: jsonText(dataSchema),
  ss_cvr: sentText().optional(),
});
