import type { LineFormField, ProductForm } from 'shared-types/commerce/line-form';
import { FIELD_VALUE_MAX } from 'shared-types/forms/contact-form';
import { z } from 'zod';
import { lineSchema, textSchema } from './text.schema';

const fieldSchema = z.strictObject({
  /** Ids stand in the names of inputs, parted by dots. */
  id: z.string().regex(/^[\w-]{1,100}$/, 'must be letters, digits, _ and -, at most 100 of them'),
  type: z.enum(['text', 'textarea', 'select', 'checkbox']),
  title: lineSchema(200),
  description: textSchema(1000).optional(),
  required: z.boolean(),
  placeholder: textSchema(200).optional(),
  options: z.array(lineSchema(200)).min(1).max(100).optional(),
  maxLength: z.number().int().min(1).max(FIELD_VALUE_MAX).optional(),
}) satisfies z.ZodType<LineFormField>;

/** What a product asks whoever buys it. */
export const productFormSchema = z.strictObject({
  title: lineSchema(200),
  fields: z.array(fieldSchema).min(1).max(20),
}) satisfies z.ZodType<ProductForm>;
