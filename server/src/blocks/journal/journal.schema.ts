import { JOURNAL_COUNT, JOURNAL_LAYOUTS, type JournalSettings } from 'shared-types/blocks/journal/journal';
import { z } from 'zod';

/** A journal as its owner entered it, with defaults. */
export const journalSchema = z.object({
  collection: z.string().startsWith('/').optional(),
  title: z.string().default(''),
  layout: z.enum(JOURNAL_LAYOUTS).default(JOURNAL_LAYOUTS[0]),
  count: z.number().int().min(1).max(JOURNAL_COUNT.most).default(JOURNAL_COUNT.absent),
  pictures: z.boolean().default(true),
  excerpts: z.boolean().default(true),
  authors: z.boolean().default(true),
  tags: z.boolean().default(true),
}) satisfies z.ZodType<unknown, JournalSettings>;

export type Journal = z.output<typeof journalSchema>;
