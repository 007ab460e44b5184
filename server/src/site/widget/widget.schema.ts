import { OUTSIDE_BLOCK_TYPES } from 'shared-types/outside';
import type { Widget } from 'shared-types/site/page/widget';
import { z } from 'zod';

/** Longer than any id of a collection. */
const LONGEST = 200;

const numberSchema = z.number().int().min(1).max(OUTSIDE_BLOCK_TYPES.last);

/** The JSON in `widgetJSON`. */
export const widgetSchema = z.object({
  type: z.union([
    numberSchema,
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(numberSchema),
  ]),
  id: z.guid().toLowerCase(),
  value: z.unknown().optional(),
  collectionId: z.string().max(LONGEST).optional(),
}) satisfies z.ZodType<Widget>;
