import type { DocumentRedirect } from 'shared-types/site/site-document';
import { z } from 'zod';

const LONGEST = 2000;
/** At least one path segment; only the last may be a star. */
const OLD_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/\\?#%*]+)+(?:\/\*)?$/;
const PATH = /^\/(?![/\\])[^\s\\*]*\*?$/;
const FOREIGN = /^https:\/\/[^\s\\*]+$/;

/** A redirect from an old path. */
export const documentRedirectSchema = z.strictObject({
  from: z
    .string()
    .max(LONGEST)
    .regex(OLD_PATH, 'must be a path such as /old-shop or /blog/*, without query and with its letters unescaped'),
  to: z
    .string()
    .max(LONGEST)
    .refine(
      (to) => PATH.test(to) || (FOREIGN.test(to) && URL.canParse(to)),
      'must be an address on this site, beginning with one slash, or an https: address',
    ),
  temporary: z.boolean().optional(),
  elsewhere: z.boolean().optional(),
}) satisfies z.ZodType<DocumentRedirect>;
