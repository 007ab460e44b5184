import type { SaveAnnouncement } from 'shared-types/admin/announcement';
import { z } from 'zod';

/** No state has a longer name. */
const LONGEST = 100;
const stateSchema = z.string().max(LONGEST);

/** What both calls are sent. The texts are looked at once it is known who sends them, and which languages the site has. */
export const sentFormSchema = z.looseObject({
  base: stateSchema,
  key: stateSchema.optional(),
}) satisfies z.ZodType<Pick<SaveAnnouncement, 'base' | 'key'>>;
