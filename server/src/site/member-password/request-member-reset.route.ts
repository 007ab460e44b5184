import { MEMBER_PASSWORD_CALLS } from 'shared-types/site/member-password';
import { askForLetter } from '../../config/forgotten-password/ask-for-letter';
import { requestPasswordResetSchema } from '../../config/forgotten-password/request-password-reset.schema';
import { registerAction } from '../../http/action';
import type { Route } from '../../http/services';
import { thanksPagePath } from '../../http/thanks-path';
import { onlyBlockOf } from '../directory/config-pages';
import { INVITATION_SENTENCES } from './invitation.sentences';

/**
 * `requestMemberReset`: asks for a letter with a link that sets a member's password. As with accounts, the answer and its
 * time cannot tell whether there is such a member.
 *
 * @implements SESSION-01
 */
export const requestMemberResetRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...MEMBER_PASSWORD_CALLS.requestMemberReset,
    url: MEMBER_PASSWORD_CALLS.requestMemberReset.path,
    input: requestPasswordResetSchema,
    run: ({ email }, context) => {
      const { forgottenPassword } = context.site.memberPages;
      return askForLetter(services, context, {
        kind: 'member',
        door: 'site/member-password',
        email,
        requested: INVITATION_SENTENCES[context.language].requested,
        goTo: thanksPagePath(forgottenPassword.path, onlyBlockOf(forgottenPassword)),
      });
    },
  });
};
