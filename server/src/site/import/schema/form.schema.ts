import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import type { LineFormField, ProductForm } from 'shared-types/commerce/line-form';
import { FIELD_VALUE_MAX } from 'shared-types/forms/contact-form';
import { z } from 'zod';
import { lineSchema, textSchema } from './text.schema';

const fieldSchema = z.strictObject({
  /** Ids are parts of input names, separated by dots. */
  id: z.string().regex(/^[\w-]{1,100}$/, 'must be letters, digits, _ and -, at most 100 of them'),
  type: z.enum(['text', 'textarea', 'select', 'checkbox']),
  title: lineSchema(PRODUCT_LIMIT.questionTitleLength),
  description: textSchema(PRODUCT_LIMIT.questionHintLength).optional(),
  required: z.boolean(),
  placeholder: textSchema(PRODUCT_LIMIT.placeholderLength).optional(),
  options: z.array(lineSchema(PRODUCT_LIMIT.answerLength)).min(1).max(PRODUCT_LIMIT.answers).optional(),
  maxLength: z.number().int().min(1).max(FIELD_VALUE_MAX).optional(),
}) satisfies z.ZodType<LineFormField>;

/** A product's form. */
export const productFormSchema = z.strictObject({
  title: lineSchema(PRODUCT_LIMIT.questionTitleLength),
  fields: z.array(fieldSchema).min(1).max(PRODUCT_LIMIT.questions),
}) satisfies z.ZodType<ProductForm>;
