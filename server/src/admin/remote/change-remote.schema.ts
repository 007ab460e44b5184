import { LONGEST_REASON, REMOTE_ACTS, type RemoteAct } from 'shared-types/admin/remote';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { FIELD_MESSAGES } from '../field.messages';
import { storableLine, storableText } from '../../platform/schema/storable-text';
import { REMOTES_MESSAGES } from '../remotes/remotes.messages';

/** Longer than any remote's name or version. */
export const LONGEST_NAME = 100;

export const serialSchema = z.string().regex(/^\d{1,15}$/);

/** The required fields of each act. */
const NEEDS = {
  version: new Set<RemoteAct>(['set', 'canary', 'pin']),
  percent: new Set<RemoteAct>(['canary']),
  site: new Set<RemoteAct>(['pin', 'unpin', 'disableAt', 'enableAt']),
};
const DIGITS = /^\d{1,3}$/;

function percentSchema(error: string) {
  const typed = z.string().trim().regex(DIGITS).transform(Number);
  return z.union([z.number(), typed], { error }).pipe(z.int({ error }).min(1, error).max(100, error));
}

export function changeRemoteSchema(language: Language) {
  const messages = REMOTES_MESSAGES[language];
  return z
    .object({
      remote: z.string().max(LONGEST_NAME).describe('Name of the remote.'),
      act: z.enum(REMOTE_ACTS).describe('What to do.'),
      version: z
        .string()
        .max(LONGEST_NAME)
        .optional()
        .describe('The version; required with `set`, `canary` and `pin`.'),
      percent: percentSchema(messages.percent)
        .optional()
        .describe('Percentage of visitors, a whole number from 1 to 100; required with `canary`.'),
      site: z
        .string()
        .max(LONGEST_NAME)
        .transform(storableText)
        .optional()
        .describe('Identifier of the site; required with `pin`, `unpin`, `disableAt` and `enableAt`.'),
      html: z
        .literal('on')
        .optional()
        .describe('With `disable`: switches its HTML off too, so that pages show fallbacks.'),
      reason: z
        .string({ error: messages.reason })
        .max(LONGEST_REASON, FIELD_MESSAGES[language].long(LONGEST_REASON))
        .transform(storableLine)
        .refine((text) => text !== '', { error: messages.reason })
        .describe('Why, for those who read the history later.'),
      seen: serialSchema.describe(
        'Serial of the latest change that the caller knows, `seen` in the reply to `getRemote`.',
      ),
      confirmed: z
        .literal('yes')
        .optional()
        .describe('Makes the change. Without it, the reply only says what would change.'),
    })
    .refine(({ act, version }) => !NEEDS.version.has(act) || version, { path: ['version'], error: messages.version })
    .refine(({ act, percent }) => !NEEDS.percent.has(act) || percent, { path: ['percent'], error: messages.percent })
    .refine(({ act, site }) => !NEEDS.site.has(act) || site, {
      path: ['site'],
      error: messages.site,
    });
}
