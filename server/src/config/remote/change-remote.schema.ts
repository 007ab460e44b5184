import { LONGEST_REASON, REMOTE_ACTS, type ChangeRemote } from 'shared-types/config/remote';
import { z } from 'zod';
import type { Language } from '../../language';
import { storableText } from '../../schema/storable-text';
import { REMOTES_SENTENCES } from '../remotes/remotes.sentences';

/** No name of a remote and no version is longer. */
export const LONGEST_NAME = 100;

/** A serial, as forms send it. */
export const serialSchema = z.string().regex(/^\d{1,15}$/);

/** What `changeRemote` is sent; a version is needed to set one. */
export function changeRemoteSchema(language: Language) {
  const sentences = REMOTES_SENTENCES[language];
  return z
    .object({
      remote: z.string().max(LONGEST_NAME),
      act: z.enum(REMOTE_ACTS),
      version: z.string().max(LONGEST_NAME).optional(),
      html: z.literal('on').optional(),
      reason: z
        .string({ error: sentences.reason })
        .max(LONGEST_REASON, sentences.long(LONGEST_REASON))
        .transform((text) => storableText(text).replace(/\s+/g, ' ').trim())
        .refine((text) => text !== '', { error: sentences.reason }),
      seen: serialSchema,
      confirmed: z.literal('yes').optional(),
    })
    .refine(({ act, version }) => act !== 'set' || version, {
      path: ['version'],
      error: sentences.version,
    }) satisfies z.ZodType<ChangeRemote, unknown>;
}
