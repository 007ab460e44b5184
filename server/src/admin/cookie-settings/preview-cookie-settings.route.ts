import { COOKIE_SETTINGS_CALLS } from 'shared-types/admin/cookie-settings';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { COOKIE_SETTINGS_MESSAGES } from './cookie-settings.messages';
import { editorOf } from '../../site/session/editor-of';
import { readSentCookies } from './sent-cookies';
import { sentFormSchema } from './sent-form.schema';

/** `previewCookieSettings`: without script, shows the form again with a preview of the banner. Saves nothing. */
export const previewCookieSettingsRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'cookies.edit',
    ...COOKIE_SETTINGS_CALLS.previewCookieSettings,
    input: sentFormSchema,
    run: (sent, context) => show(services, sent, context),
  });
};

async function show(
  { db }: Services,
  { base: _base, key: _key, ...fields }: z.output<typeof sentFormSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { language } = context;
  const { account, refusal } = await editorOf(db, context, 'cookies.edit');
  if (!account) return refusal;
  const { siteLocales } = context.site;
  const sent = readSentCookies(fields, { language, locales: siteLocales.slice(1).map(({ locale }) => locale) });
  if (!sent.cookies) return { kind: 'refused', code: 'admin/cookies-invalid', errors: sent.errors };
  const { settings: triedBanner } = sent.cookies;
  const { tried, triedNone } = COOKIE_SETTINGS_MESSAGES[language];
  return { kind: 'confirmation', question: triedBanner.isCookieBannerEnabled ? tried : triedNone, triedBanner };
}
