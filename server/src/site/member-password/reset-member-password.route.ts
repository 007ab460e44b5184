import { MEMBER_PASSWORD_CALLS } from 'shared-types/site/people/member-password';
import { resetPasswordSchema } from '../password-reset/reset-password.schema';
import { setPassword, type PasswordRealm } from '../password-reset/set-password';
import { registerAction } from '../request/action';
import type { Route } from '../services';
import { memberTokenOf } from '../member-session/member-of-request';
import { accountOf } from '../session/account-of-request';
import { forgetMember, sessionState } from '../session/session-cookie';
import { MEMBER_REALM } from '../session/sign-in-limit';

const REALM: PasswordRealm = {
  kind: 'member',
  attempts: MEMBER_REALM,
  forgottenPath: ({ memberPages }) => memberPages.forgottenPassword.path,
  signInPage: ({ memberPages }) => memberPages.signIn,
  tokenOf: memberTokenOf,
  forget: forgetMember,
  session: async (db, request) => sessionState({ account: await accountOf(db, request), member: false }),
};

/**
 * `resetMemberPassword`: sets a member's password with the token of an email. Ends all sessions of that member, and any
 * member's session in this browser.
 *
 * @implements SESSION-01
 */
export const resetMemberPasswordRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...MEMBER_PASSWORD_CALLS.resetMemberPassword,
    input: resetPasswordSchema,
    run: (input, context) => setPassword(services, REALM, { input, context }),
  });
};
