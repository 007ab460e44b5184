import { LONGEST_REASON, REMOTE_ACTS, type RemoteAct } from 'shared-types/admin/remote';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { REMOTES_MESSAGES } from '../remotes/remotes.messages';

/** No name of a remote and no version is longer. */
export const LONGEST_NAME = 100;

/** A serial, as forms send it. */
export const serialSchema = z.string().regex(/^\d{1,15}$/);

/** What an act cannot do without. */
const NEEDS = {
  version: new Set<RemoteAct>(['set', 'canary', 'pin']),
  percent: new Set<RemoteAct>(['canary']),
  site: new Set<RemoteAct>(['pin', 'unpin', 'disableAt', 'enableAt']),
};
const DIGITS = /^\d{1,3}$/;

/** A share of visitors as JSON or a form sends it. */
function percentSchema(error: string) {
  const typed = z.string().trim().regex(DIGITS).transform(Number);
  return z.union([z.number(), typed], { error }).pipe(z.int({ error }).min(1, error).max(100, error));
}

/** What `changeRemote` is sent; each act with what it needs. */
export function changeRemoteSchema(language: Language) {
  const messages = REMOTES_MESSAGES[language];
  return z
    .object({
      remote: z.string().max(LONGEST_NAME),
      act: z.enum(REMOTE_ACTS),
      version: z.string().max(LONGEST_NAME).optional().describe('With `set`, `canary` and `pin`.'),
      percent: percentSchema(messages.percent).optional().describe('With `canary`: of a hundred visitors.'),
      site: z.string().max(LONGEST_NAME).transform(storableText).optional().describe('With acts about one site.'),
      html: z.literal('on').optional().describe('With `disable`: its HTML gives way to the fallback too.'),
      reason: z
        .string({ error: messages.reason })
        .max(LONGEST_REASON, messages.long(LONGEST_REASON))
        .transform((text) => storableText(text).replace(/\s+/g, ' ').trim())
        .refine((text) => text !== '', { error: messages.reason }),
      seen: serialSchema.describe('Of the last change that was looked at.'),
      confirmed: z
        .literal('yes')
        .optional()
        .describe('Without it nothing is changed, and the reply says what would be and whom it reaches.'),
    })
    .refine(({ act, version }) => !NEEDS.version.has(act) || version, { path: ['version'], error: messages.version })
    .refine(({ act, percent }) => !NEEDS.percent.has(act) || percent, { path: ['percent'], error: messages.percent })
    .refine(({ act, site }) => !NEEDS.site.has(act) || site, {
      path: ['site'],
      error: messages.site,
    });
}
