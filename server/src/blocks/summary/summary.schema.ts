import {
  SUMMARY_COUNT,
  SUMMARY_ITEMS,
  SUMMARY_ORDERS,
  SUMMARY_PER_ROW,
  type SummarySettings,
} from 'shared-types/blocks/summary';
import { LIMIT } from 'shared-types/site/limits';
import { z } from 'zod';

const SQUARE = 1;

/** A summary as its owner entered it, with defaults. */
export const summarySchema = z
  .object({
    collection: z.string().startsWith('/'),
    title: z.string().default(''),
    items: z.enum(SUMMARY_ITEMS).default('products'),
    only: z.array(z.string()).max(LIMIT.orderableItems).optional(),
    order: z.enum(SUMMARY_ORDERS).default('own'),
    count: z.number().int().min(1).max(SUMMARY_COUNT.most).default(SUMMARY_COUNT.absent),
    perRow: z.number().int().min(1).max(SUMMARY_PER_ROW.most).default(SUMMARY_PER_ROW.absent),
    aspectRatio: z.number().min(0.2).max(5).default(SQUARE),
  })
  .refine(({ items, order }) => order !== 'price' || items === 'products', {
    message: 'Only products have a price to be ordered by.',
  })
  .refine(({ items, only }) => only === undefined || items !== 'pictures', {
    message: 'Pictures have no names to be chosen by.',
  }) satisfies z.ZodType<unknown, SummarySettings>;

export type Summary = z.output<typeof summarySchema>;
