import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/admin/people/forgotten-password';
import type { Route } from '../../site/services';
import { thanksPagePath } from '../../platform/http/thanks-path';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { registerAdminAction } from '../admin-action';
import { requestEmail } from '../../site/password-reset/request-email';
import { FORGOTTEN_PASSWORD_MESSAGES } from '../../site/password-reset/forgotten-password.messages';
import { requestPasswordResetSchema } from '../../site/password-reset/request-password-reset.schema';

/**
 * `requestPasswordReset`: asks for an email with a link that sets a new password. Whether there is such an account is not
 * looked up here but by the work that writes the email: so the answer, and the time it takes, cannot tell.
 *
 * @implements ROLE-05
 */
export const requestPasswordResetRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...FORGOTTEN_PASSWORD_CALLS.requestPasswordReset,
    url: FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path,
    input: requestPasswordResetSchema,
    run: ({ email }, context) =>
      requestEmail(services, context, {
        kind: 'account',
        realm: 'admin/forgotten-password',
        email,
        requested: FORGOTTEN_PASSWORD_MESSAGES[context.language].requested,
        goTo: thanksPagePath(ADMIN_PATH.forgottenPassword, onlyBlockOf(context.site.adminPages.forgottenPassword)),
      }),
  });
};
