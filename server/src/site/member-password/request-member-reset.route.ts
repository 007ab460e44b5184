import { MEMBER_PASSWORD_CALLS } from 'shared-types/site/people/member-password';
import { requestEmail } from '../password-reset/request-email';
import { requestPasswordResetSchema } from '../password-reset/request-password-reset.schema';
import { registerAction } from '../request/action';
import type { Route } from '../services';
import { thanksPagePath } from '../../platform/http/thanks-path';
import { onlyBlockOf } from '../own-pages/admin-pages';
import { INVITATION_MESSAGES } from './invitation.messages';

/**
 * `requestMemberReset`: requests a password reset email for a member. Neither the answer nor its time reveals whether the
 * member exists.
 *
 * @implements SESSION-01
 */
export const requestMemberResetRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...MEMBER_PASSWORD_CALLS.requestMemberReset,
    input: requestPasswordResetSchema,
    run: ({ email }, context) => {
      const { forgottenPassword } = context.site.memberPages;
      return requestEmail(services, context, {
        kind: 'member',
        realm: 'site/member-password',
        email,
        requested: INVITATION_MESSAGES[context.language].requested,
        goTo: thanksPagePath(forgottenPassword.path, onlyBlockOf(forgottenPassword)),
      });
    },
  });
};
