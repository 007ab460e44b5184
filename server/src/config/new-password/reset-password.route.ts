import { CONFIG_PATH } from 'shared-types/config/config-path';
import { NEW_PASSWORD_CALLS } from 'shared-types/config/new-password';
import type { Route } from '../../http/services';
import { memberOf } from '../../site/member-session/member-of-request';
import { sessionTokenOf } from '../../site/session/account-of-request';
import { forgetSession, sessionFact } from '../../site/session/session-cookie';
import { ACCOUNT_DOOR } from '../../site/session/sign-in-limit';
import { registerAdminAction } from '../admin-action';
import { resetPasswordSchema } from './reset-password.schema';
import { setPassword, type PasswordDoor } from './set-password';

const DOOR: PasswordDoor = {
  kind: 'account',
  attempts: ACCOUNT_DOOR,
  forgottenPath: () => CONFIG_PATH.forgottenPassword,
  signInPage: ({ configPages }) => configPages.signIn,
  tokenOf: sessionTokenOf,
  forget: forgetSession,
  fact: async (db, request) => sessionFact({ account: false, member: await memberOf(db, request) }),
};

/**
 * `resetPassword`: sets a new password for who has a letter's token. Nobody is signed in with that account any more, and
 * nobody in this browser; the sign-in page says so.
 *
 * @implements ROLE-05
 */
export const resetPasswordRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...NEW_PASSWORD_CALLS.resetPassword,
    url: NEW_PASSWORD_CALLS.resetPassword.path,
    input: resetPasswordSchema,
    run: (input, context) => setPassword(services, DOOR, { input, context }),
  });
};
