import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { NEW_PASSWORD_CALLS } from 'shared-types/admin/people/new-password';
import type { Route } from '../../site/services';
import { memberOf } from '../../site/member-session/member-of-request';
import { sessionTokenOf } from '../../site/session/account-of-request';
import { forgetSession, sessionState } from '../../site/session/session-cookie';
import { ACCOUNT_REALM } from '../../site/session/sign-in-limit';
import { registerAdminAction } from '../admin-action';
import { noteOnAllSites } from '../team/team-change.store';
import { resetPasswordSchema } from '../../site/password-reset/reset-password.schema';
import { setPassword, type PasswordRealm } from '../../site/password-reset/set-password';

const REALM: PasswordRealm = {
  kind: 'account',
  attempts: ACCOUNT_REALM,
  forgottenPath: () => ADMIN_PATH.forgottenPassword,
  signInPage: ({ adminPages }) => adminPages.signIn,
  tokenOf: sessionTokenOf,
  forget: forgetSession,
  note: (trx, { ownerId: id, displayName }) => noteOnAllSites(trx, { id, displayName }, 'password-reset'),
  session: async (db, request) => sessionState({ account: false, member: await memberOf(db, request) }),
};

/**
 * `resetPassword`: sets a new password with an email's token. Ends all sessions of the account, and of this browser.
 * @implements ROLE-05
 */
export const resetPasswordRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...NEW_PASSWORD_CALLS.resetPassword,
    input: resetPasswordSchema,
    run: (input, context) => setPassword(services, REALM, { input, context }),
  });
};
