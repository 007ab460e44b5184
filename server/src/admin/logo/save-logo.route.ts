import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LOGO_CALLS, type SaveLogoReply } from 'shared-types/admin/theme/logo';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { SITE_LOOK } from '../../site/saved-state/site-look';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { saveWorkingState } from '../../site/site-draft/save-working-state';
import { registerAdminAction } from '../admin-action';
import { conflictRefusal, fieldDifferences, formSaved } from '../saved-form';
import { SITE_DRAFTS_MESSAGES } from '../site-drafts/site-drafts.messages';
import { workingFields } from '../site-drafts/working-fields';
import { logoValues } from './logo-values';
import { LOGO_MESSAGES } from './logo.messages';
import { readSentLogo } from './read-sent-logo';

export const sentLogoSchema = z.looseObject(workingFields).describe('The other fields are those of the form.');

/** `saveLogo`: saves logo, icon, layout and social links of the site, by the form of their page. */
export const saveLogoRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'styles.edit',
    ...LOGO_CALLS.saveLogo,
    input: sentLogoSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  services: Services,
  { base, key, as, ...fields }: z.output<typeof sentLogoSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { db, sites } = services;
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'styles.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const { look, errors } = await readSentLogo(services, fields, context);
  if (Object.keys(errors).length > 0) return { kind: 'refused', code: 'admin/logo-invalid', errors };
  const isDraft = as === 'draft';
  const input = { siteId: site.id, part: 'logo', language: '', account, seen: key || base } as const;
  const outcome = await saveWorkingState(db, SITE_LOOK, { ...input, change: () => look, isDraft });
  const { state, name, changed } = outcome.stored;
  const messages = LOGO_MESSAGES[language];
  if (outcome.kind === 'conflict') {
    const values = [logoValues(state), logoValues(outcome.wanted)] as const;
    const differences = fieldDifferences(...values, (_, value) => messages.now(value));
    const conflict = { code: 'admin/logo-conflict', key: name } as const;
    return conflictRefusal({ ...conflict, changed, messages, site, errors: differences });
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isPublished) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'logo',
    path: ADMIN_PATH.logo,
    reply: (location): SaveLogoReply => ({
      message: isDraft ? SITE_DRAFTS_MESSAGES[language].saved : messages.saved,
      location,
    }),
  });
}
