import { EVENTS_COUNT, EVENTS_DESIGNS, type EventsSettings } from 'shared-types/blocks/events/events';
import { z } from 'zod';

/** An events block as its owner entered it, with defaults. */
export const eventsSchema = z.object({
  collection: z.string().startsWith('/').optional(),
  title: z.string().default(''),
  design: z.enum(EVENTS_DESIGNS).default(EVENTS_DESIGNS[0]),
  count: z.number().int().min(1).max(EVENTS_COUNT.most).default(EVENTS_COUNT.absent),
  pictures: z.boolean().default(true),
  excerpts: z.boolean().default(true),
  tags: z.boolean().default(true),
  feed: z.boolean().default(true),
}) satisfies z.ZodType<unknown, EventsSettings>;

export type EventsBlock = z.output<typeof eventsSchema>;
