import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ACCOUNT_CALLS } from 'shared-types/admin/people/account';
import { RESET_TOKEN_PARAMETER } from 'shared-types/admin/people/new-password';
import { z } from 'zod';
import { senderOf } from '../../platform/http/sender-of';
import { languageOf, type Language } from '../../platform/language';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Database } from '../../platform/schema/database';
import { timeText } from '../../platform/time-text';
import { linkOrigin } from '../../site/host/link-origin';
import { FORGOTTEN_PASSWORD_MESSAGES } from '../../site/password-reset/forgotten-password.messages';
import { countRequest } from '../../site/password-reset/request-limit';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { emailSchema } from '../../site/session/email.schema';
import { refuseForNow } from '../../site/session/refuse-for-now';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { registerAdminAction } from '../admin-action';
import { accountDone } from './account-done';
import { ACCOUNT_NOTICES } from './account-notices.messages';
import { ACCOUNT_MESSAGES } from './account.messages';
import { confirmedAccount } from './confirmed-account';
import { beginEmailChange } from './email-change.store';
import { noteOwnChange } from './own-change';

const input = (language: Language) =>
  z.object({ email: emailSchema(language).describe('New address, in letters of any case.') });

/**
 * `requestEmailChange`: emails a link to the new address, and a notice to the present one. Whether the address belongs to
 * another account is said only to who opens the link.
 */
export const requestEmailChangeRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...ACCOUNT_CALLS.requestEmailChange,
    input,
    run: ({ email }, context) => requestChange(services, email, context),
  });
};

async function requestChange({ db }: Services, email: string, context: ActionContext): Promise<ActionOutcome> {
  const { site, request, language } = context;
  const { account, refusal } = await confirmedAccount(db, context);
  if (!account) return refusal;
  if (email === account.email)
    return { kind: 'refused', code: 'site/invalid-input', errors: { email: ACCOUNT_MESSAGES[language].ownEmail } };
  const waitMs = await countRequest(db, {
    realm: 'admin/new-email',
    siteId: site.id,
    origin: senderOf(request),
    email,
  });
  const { limited: message } = FORGOTTEN_PASSWORD_MESSAGES[language];
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'admin/reset-limited', message });
  await db.transaction().execute((trx) => sendLink(trx, context, { account, email }));
  return accountDone(context, 'emailRequested');
}

async function sendLink(
  trx: Database,
  context: ActionContext,
  { account, email }: { readonly account: SignedInAccount; readonly email: string },
): Promise<void> {
  const site = context.site.siteLocaleIn(undefined);
  const { token, endsAt } = await beginEmailChange(trx, { siteId: site.id, accountId: account.id, email });
  const { confirmSubject, confirmBody } = ACCOUNT_NOTICES[languageOf(site)];
  const path = `${ADMIN_PATH.newEmail}?${RESET_TOKEN_PARAMETER}=${token}`;
  await queueEmail(trx, {
    siteId: site.id,
    recipient: email,
    subject: confirmSubject(site.name),
    body: confirmBody({
      siteName: site.name,
      link: linkOrigin(site, context.request) + path,
      endsText: timeText(endsAt, site),
    }),
  });
  await noteOwnChange(trx, context, { account, act: 'email-requested' });
}
