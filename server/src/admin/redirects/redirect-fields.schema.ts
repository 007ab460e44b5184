import { REDIRECT_KINDS, REDIRECTS_LIMIT } from 'shared-types/admin/pages/redirects';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableLine } from '../../platform/schema/storable-text';
import { REDIRECTS_MESSAGES } from './redirects.messages';

/** The fields of one redirect, as typed. */
export function redirectFieldsSchema(language: Language) {
  const { from, to } = REDIRECTS_MESSAGES[language];
  const address = (error: string) =>
    z.string({ error }).max(REDIRECTS_LIMIT.address, { error }).transform(storableLine);
  return z.object({ from: address(from), to: address(to), kind: z.enum(REDIRECT_KINDS) });
}

export type RedirectFields = z.output<ReturnType<typeof redirectFieldsSchema>>;
