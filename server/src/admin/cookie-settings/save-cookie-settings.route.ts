import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { COOKIE_SETTINGS_CALLS, type SaveCookieSettingsReply } from 'shared-types/admin/cookie-settings';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import type { Route, Services } from '../../site/services';
import type { Language } from '../../platform/language';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import type { Site } from '../../site/directory/site';
import { registerAdminAction } from '../admin-action';
import { COOKIE_SETTINGS_MESSAGES } from './cookie-settings.messages';
import { COOKIES } from '../../site/saved-state/cookie-settings.store';
import { editorOf } from '../../site/session/editor-of';
import { saveState, type SaveStateOutcome } from '../../site/saved-state/saved-state';
import { savedSettings } from './saved-settings';
import { readSentCookies } from './sent-cookies';
import { sentFormSchema } from './sent-form.schema';
import { stateName } from '../../site/saved-state/site-cookies';
import type { SiteCookies } from '../../platform/schema/tables/admin.tables';
import { stateDifferences } from './state-differences';

/**
 * `saveCookieSettings`: changes how the site asks for consent, for the next page anybody opens. Who has not seen what
 * somebody else has saved meanwhile is shown it, field by field, before it is replaced.
 */
export const saveCookieSettingsRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'cookies.edit',
    ...COOKIE_SETTINGS_CALLS.saveCookieSettings,
    url: COOKIE_SETTINGS_CALLS.saveCookieSettings.path,
    input: sentFormSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db, sites }: Services,
  { base, key, ...fields }: z.output<typeof sentFormSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language, reply } = context;
  const { account, refusal } = await editorOf(db, context, 'cookies.edit');
  if (!account) return refusal;
  // The admin area is in the site's own language, whichever the page before was in.
  const site = context.site.siteLocaleIn(undefined);
  const sent = readSentCookies(fields, { language, locales: site.siteLocales.slice(1).map(({ locale }) => locale) });
  if (!sent.cookies) return { kind: 'refused', code: 'admin/cookies-invalid', errors: sent.errors };
  const outcome = await saveState(db, COOKIES, { siteId: site.id, account, sent: sent.cookies, seen: key || base });
  if (outcome.kind === 'conflict') return conflict(outcome, { site, language });
  // The notice tells all instances, this one too; the owner who saves sees it with the very next page.
  if (outcome.isChanged) sites.invalidate(site.id);
  const block = onlyBlockOf(site.adminPages.cookieSettings);
  rememberSentForm(reply, block);
  const { saved: message } = COOKIE_SETTINGS_MESSAGES[language];
  const body: SaveCookieSettingsReply = { message, key: stateName(outcome.stored.state) };
  return { kind: 'done', body, goTo: `${ADMIN_PATH.cookieSettings}?sent=${block}` };
}

type Conflict = Extract<SaveStateOutcome<SiteCookies>, { readonly kind: 'conflict' }>;

/** Says who was faster, and what is saved now. The state that is told is the one the next save may replace. */
function conflict(
  { stored, wanted }: Conflict,
  { site, language }: { readonly site: Site; readonly language: Language },
): ActionOutcome {
  const { base, changed } = savedSettings(site, { cookies: stored.state, changed: stored.changed });
  const { conflict: withName, conflictWithSomebody } = COOKIE_SETTINGS_MESSAGES[language];
  return {
    kind: 'refused',
    code: 'admin/cookies-conflict',
    message: changed ? withName({ by: changed.by, at: changed.atText }) : conflictWithSomebody,
    errors: stateDifferences({ stored: stored.state, wanted }, language),
    key: base,
  };
}
