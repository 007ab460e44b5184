import { REDIRECTS_LIMIT } from 'shared-types/admin/pages/redirects';
import type { DocumentRedirect } from 'shared-types/site/site-document';
import { z } from 'zod';

const LONGEST = REDIRECTS_LIMIT.address;
/** At least one path segment; only the last may be a star. */
const OLD_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/\\?#%*]+)+(?:\/\*)?$/;
const TARGET_PATH = /^\/(?![/\\])[^\s\\*]*\*?$/;
const FOREIGN_TARGET = /^https:\/\/[^\s\\*]+$/;

/** Whether a normalized path can be redirected. */
export function isOldPath(path: string): boolean {
  return path.length <= LONGEST && OLD_PATH.test(path);
}

/** Whether a redirect can lead there: a path on this site, or an https: URL. */
export function isTarget(to: string): boolean {
  return to.length <= LONGEST && (TARGET_PATH.test(to) || (FOREIGN_TARGET.test(to) && URL.canParse(to)));
}

/** A redirect from an old path. */
export const documentRedirectSchema = z.strictObject({
  from: z
    .string()
    .max(LONGEST)
    .regex(OLD_PATH, 'must be a path such as /old-shop or /blog/*, without query and with its letters unescaped'),
  to: z
    .string()
    .max(LONGEST)
    .refine(isTarget, 'must be an address on this site, beginning with one slash, or an https: address'),
  temporary: z.boolean().optional(),
  elsewhere: z.boolean().optional(),
}) satisfies z.ZodType<DocumentRedirect>;
