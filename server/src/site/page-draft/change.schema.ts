import { PAGE_CHANGE_LABELS, type Patch } from 'shared-types/admin/pages/page-change';
import { z } from 'zod';
import { uuidSchema } from '../import/schema/text.schema';

const MOST_OPERATIONS = 1000;
const LONGEST_POINTER = 2000;

const pointerSchema = z.string().max(LONGEST_POINTER).regex(/^\//, 'must be a JSON pointer');

const patchSchema = z
  .array(
    z.discriminatedUnion('op', [
      z.strictObject({ op: z.literal('add'), path: pointerSchema, value: z.unknown() }),
      z.strictObject({ op: z.literal('replace'), path: pointerSchema, value: z.unknown() }),
      z.strictObject({ op: z.literal('remove'), path: pointerSchema }),
    ]),
  )
  .min(1)
  .max(MOST_OPERATIONS) satisfies z.ZodType<Patch>;

/** Fields of a change of a draft; `readContent` checks what they lead to. */
export const changeFields = {
  key: uuidSchema,
  revision: z.number().int().min(0),
  patch: patchSchema,
  inverse: patchSchema,
  label: z.enum(PAGE_CHANGE_LABELS),
  undoes: uuidSchema.optional(),
  redoes: uuidSchema.optional(),
};
