import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { HEADER_FOOTER_LANGUAGE_PARAMETER, type SaveHeaderFooterReply } from 'shared-types/admin/header-footer';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Services } from '../../site/services';
import { formSaved } from '../saved-form';
import { SITE_DRAFTS_MESSAGES } from '../site-drafts/site-drafts.messages';
import { workingFields } from '../site-drafts/working-fields';
import { HEADER_FOOTER_MESSAGES } from './header-footer.messages';
import { languageSchema } from './language.schema';
import { storeHeaderFooter } from './store-header-footer';

export const sentTextsSchema = z
  .looseObject({ language: languageSchema, ...workingFields })
  .describe('The other fields are the texts.');

/** Saves the texts of a form, or with `isPatch` those that are sent. */
export async function saveTexts(
  services: Services,
  {
    base,
    key,
    as,
    language: requested,
    isPatch,
    ...fields
  }: z.output<typeof sentTextsSchema> & { readonly isPatch: boolean },
  context: ActionContext,
): Promise<ActionOutcome> {
  const isDraft = as === 'draft';
  const sent = { fields, requested, part: 'texts', isDraft, seen: key || base, isPatch } as const;
  const outcome = await storeHeaderFooter(services, sent, context);
  if (!outcome.ok) return outcome.refusal;
  const { further } = outcome.language;
  const query = further === undefined ? '' : `?${new URLSearchParams({ [HEADER_FOOTER_LANGUAGE_PARAMETER]: further })}`;
  const message = (isDraft ? SITE_DRAFTS_MESSAGES : HEADER_FOOTER_MESSAGES)[context.language].saved;
  return formSaved(context, {
    page: 'headerFooter',
    path: ADMIN_PATH.headerFooter + query,
    reply: (location): SaveHeaderFooterReply => ({ message, location }),
  });
}
