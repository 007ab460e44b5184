import { CONFIG_PATH } from 'shared-types/config/config-path';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/config/forgotten-password';
import type { Route } from '../../http/services';
import { thanksPagePath } from '../../http/thanks-path';
import { onlyBlockOf } from '../../site/directory/config-pages';
import { registerAdminAction } from '../admin-action';
import { askForLetter } from './ask-for-letter';
import { FORGOTTEN_PASSWORD_SENTENCES } from './forgotten-password.sentences';
import { requestPasswordResetSchema } from './request-password-reset.schema';

/**
 * `requestPasswordReset`: asks for a letter with a link that sets a new password. Whether there is such an account is not
 * looked up here but by the work that writes the letter: so the answer, and the time it takes, cannot tell.
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
      askForLetter(services, context, {
        kind: 'account',
        door: 'config/forgotten-password',
        email,
        requested: FORGOTTEN_PASSWORD_SENTENCES[context.language].requested,
        goTo: thanksPagePath(CONFIG_PATH.forgottenPassword, onlyBlockOf(context.site.configPages.forgottenPassword)),
      }),
  });
};
