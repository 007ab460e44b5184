import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { COOKIE_SETTINGS_CALLS, type SaveCookieSettingsReply } from 'shared-types/admin/cookie-settings';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { conflictRefusal, formSaved } from '../saved-form';
import { COOKIE_SETTINGS_MESSAGES } from './cookie-settings.messages';
import { COOKIES } from '../../site/saved-state/cookie-settings.store';
import { editorOf } from '../../site/session/editor-of';
import { saveState } from '../../site/saved-state/saved-state';
import { readSentCookies } from './sent-cookies';
import { sentFormSchema } from './sent-form.schema';
import { stateName } from '../../site/saved-state/site-cookies';
import { stateDifferences } from './state-differences';

/** `saveCookieSettings`: saves the settings. If somebody else has saved meanwhile, the form shows their values. */
export const saveCookieSettingsRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'cookies.edit',
    ...COOKIE_SETTINGS_CALLS.saveCookieSettings,
    input: sentFormSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db, sites }: Services,
  { base, key, ...fields }: z.output<typeof sentFormSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'cookies.edit');
  if (!account) return refusal;
  // The admin area uses the site's main language.
  const site = context.site.siteLocaleIn(undefined);
  const sent = readSentCookies(fields, { language, locales: site.siteLocales.slice(1).map(({ locale }) => locale) });
  if (!sent.cookies) return { kind: 'refused', code: 'admin/cookies-invalid', errors: sent.errors };
  const outcome = await saveState(db, COOKIES, { siteId: site.id, account, sent: sent.cookies, seen: key || base });
  const { state, changed } = outcome.stored;
  const name = stateName(state);
  const messages = COOKIE_SETTINGS_MESSAGES[language];
  if (outcome.kind === 'conflict') {
    const errors = stateDifferences({ stored: state, wanted: outcome.wanted }, language);
    return conflictRefusal({ code: 'admin/cookies-conflict', changed, messages, site, errors, key: name });
  }
  // At once, so that the owner's next page shows it; a notice informs the other instances.
  if (outcome.isChanged) sites.invalidate(site.id);
  return formSaved(context, {
    page: 'cookieSettings',
    path: ADMIN_PATH.cookieSettings,
    reply: (): SaveCookieSettingsReply => ({ message: messages.saved, key: name }),
  });
}
