import { CONFIG_PATH } from 'shared-types/config/config-path';
import { NEW_PASSWORD_CALLS, type ResetPassword, type ResetPasswordReply } from 'shared-types/config/new-password';
import { registerAction, type ActionContext, type ActionOutcome } from '../../http/action';
import { renewCrumb } from '../../http/crumb';
import { rememberSentForm } from '../../http/sent-form';
import type { Route, Services } from '../../http/services';
import { thanksPagePath } from '../../http/thanks-path';
import { onlyBlockOf } from '../../site/directory/config-pages';
import { memberOf } from '../../site/member-session/member-of-request';
import { sessionTokenOf } from '../../site/session/account-of-request';
import { forgetSession, sessionFact } from '../../site/session/session-cookie';
import { endSession } from '../../site/session/session-rows';
import { hashPassword } from '../../site/session/password';
import { ACCOUNT_DOOR, forgetAllAttempts } from '../../site/session/sign-in-limit';
import { linkOrigin } from '../../mail/link-origin';
import { putChangedLetter } from './changed-letter';
import { resetPasswordSchema } from './reset-password.schema';
import { findReset, spendReset, type TokenUse } from './reset-token.store';

/**
 * `resetPassword`: sets a new password for who has a letter's token. Nobody is signed in with that account any more, and
 * nobody in this browser; the sign-in page says so.
 *
 * @implements ROLE-05
 */
export const resetPasswordRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...NEW_PASSWORD_CALLS.resetPassword,
    url: NEW_PASSWORD_CALLS.resetPassword.path,
    input: resetPasswordSchema,
    run: (input, context) => setPassword(services, input, context),
  });
};

async function setPassword(
  { db }: Services,
  { token, password }: ResetPassword,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, request } = context;
  const resetToken = { siteId: site.id, token };
  // First, so that nobody has passwords hashed for a made-up token.
  const email =
    (await findReset(db, resetToken)) &&
    (await change(db, context, { ...resetToken, passwordHash: await hashPassword(password) }));
  if (email === undefined) return { kind: 'refused', code: 'config/reset-link-gone' };
  await forgetAllAttempts(db, { door: ACCOUNT_DOOR, siteId: site.id, origin: request.ip, email });
  await signOutHere(db, context);
  const location = tellOnSignInPage(context);
  const member = await memberOf(db, request);
  const body: ResetPasswordReply = { facts: { 'site/session': sessionFact({ account: false, member }) }, location };
  return { kind: 'done', body, goTo: location };
}

/** The password and the letter that tells of it change together. */
function change(db: Services['db'], { site, request }: ActionContext, use: TokenUse): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const email = await spendReset(trx, use);
    if (email !== undefined) await putChangedLetter(trx, { site, origin: linkOrigin(site, request), email });
    return email;
  });
}

/** Ends the session of this browser too, which may be another account's: the sign-in page would lead past itself. */
async function signOutHere(db: Services['db'], { site, request, reply }: ActionContext): Promise<void> {
  const token = sessionTokenOf(request);
  if (token !== undefined) await endSession(db, 'account', { siteId: site.id, token });
  forgetSession(reply);
  renewCrumb(reply);
}

/** Where the sign-in page says, once, that the password has been set. */
function tellOnSignInPage({ site, reply }: ActionContext): string {
  const block = onlyBlockOf(site.configPages.signIn);
  rememberSentForm(reply, block);
  return thanksPagePath(CONFIG_PATH.signIn, block);
}
