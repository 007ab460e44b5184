import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import type { DocumentCategory } from 'shared-types/site/site-document';
import { z } from 'zod';
import { categoryName } from '../../catalogue/category-name';
import { lineSchema, pagePathSchema, slugSchema } from './text.schema';

/** A category of products. `check-categories.ts` checks the number of categories. */
export const documentCategorySchema = z.strictObject({
  collection: pagePathSchema,
  slug: slugSchema,
  name: lineSchema(CATEGORY_LIMIT.nameLength).refine(
    (name) => name === categoryName(name),
    'must not begin or end with a space, or have two beside each other',
  ),
  under: slugSchema.optional(),
}) satisfies z.ZodType<DocumentCategory>;
