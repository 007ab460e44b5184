import {
  DISCARDED,
  SITE_DRAFT_CALLS,
  SITE_DRAFT_PARAMETER,
  SITE_DRAFT_PARTS,
  type DiscardSiteDraftReply,
} from 'shared-types/admin/site-states/site-drafts';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { discardDraft } from '../../site/site-draft/discard-draft';
import { DRAFT_NEEDS } from '../../site/site-draft/draft-kinds';
import { registerAdminAction } from '../admin-action';
import { findLanguage } from '../header-footer/find-language';
import { languageSchema } from '../header-footer/language.schema';
import { stateFields } from '../state-fields';
import { pathOfDraft } from './path-of-draft';
import { SITE_DRAFTS_MESSAGES } from './site-drafts.messages';

const sentSchema = z.object({
  part: z.enum(SITE_DRAFT_PARTS).describe('The part of the site.'),
  language: languageSchema,
  ...stateFields,
});

/** `discardSiteDraft`: discards the draft of a part of the site. Visitors notice nothing. */
export const discardSiteDraftRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: [...new Set(Object.values(DRAFT_NEEDS))],
    ...SITE_DRAFT_CALLS.discardSiteDraft,
    input: sentSchema,
    run: (sent, context) => discard(services, sent, context),
  });
};

async function discard(
  { db }: Services,
  { part, language: requested, base, key }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, DRAFT_NEEDS[part]);
  if (!account) return refusal;
  const found = findLanguage(context.site.siteLocaleIn(undefined), requested);
  if (!found) return { kind: 'refused', code: 'admin/language-unknown' };
  const place = { part, language: found.further ?? '' };
  const outcome = await discardDraft(db, { siteId: context.site.id, ...place }, key || base);
  if (outcome === 'conflict') return { kind: 'refused', code: 'admin/site-draft-newer' };
  const location = pathOfDraft(place, { [SITE_DRAFT_PARAMETER]: DISCARDED });
  const body: DiscardSiteDraftReply = { message: SITE_DRAFTS_MESSAGES[context.language].discarded, location };
  return { kind: 'done', body, goTo: location };
}
