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
 * `requestPasswordReset`: requests an email with a link to set a new password. A job looks the account up later, so
 * that neither the reply nor its time reveals whether it exists.
 * @implements ROLE-05
 */
export const requestPasswordResetRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...FORGOTTEN_PASSWORD_CALLS.requestPasswordReset,
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
