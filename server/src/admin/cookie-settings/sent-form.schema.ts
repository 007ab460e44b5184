import type { SaveCookieSettings } from 'shared-types/admin/cookie-settings';
import { z } from 'zod';

/** No state has a longer name. */
const LONGEST = 100;
const stateSchema = z.string().max(LONGEST);

/** What both calls are sent. The settings are looked at once it is known who sends them, and which languages the site has. */
export const sentFormSchema = z.looseObject({
  base: stateSchema,
  key: stateSchema.optional(),
}) satisfies z.ZodType<Pick<SaveCookieSettings, 'base' | 'key'>>;
