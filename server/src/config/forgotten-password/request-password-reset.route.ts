import { CONFIG_PATH } from 'shared-types/config/config-path';
import {
  FORGOTTEN_PASSWORD_CALLS,
  type RequestPasswordReset,
  type RequestPasswordResetReply,
} from 'shared-types/config/forgotten-password';
import { registerAction, type ActionContext, type ActionOutcome } from '../../http/action';
import type { Route, Services } from '../../http/services';
import { thanksPagePath } from '../../http/thanks-path';
import { onlyBlockOf } from '../../site/directory/config-pages';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { FORGOTTEN_PASSWORD_SENTENCES } from './forgotten-password.sentences';
import { linkOrigin } from '../../mail/link-origin';
import { countRequest } from './request-limit';
import { requestPasswordResetSchema } from './request-password-reset.schema';
import { keepResetRequest } from './reset-request.store';

/**
 * `requestPasswordReset`: asks for a letter with a link that sets a new password. Whether there is such an account is not
 * looked up here but by the work that writes the letter: so the answer, and the time it takes, cannot tell.
 *
 * @implements ROLE-05
 */
export const requestPasswordResetRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...FORGOTTEN_PASSWORD_CALLS.requestPasswordReset,
    url: FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path,
    input: requestPasswordResetSchema,
    run: (input, context) => keepRequest(services, input, context),
  });
};

async function keepRequest(
  { db }: Services,
  { email }: RequestPasswordReset,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, request, language } = context;
  const { requested, limited } = FORGOTTEN_PASSWORD_SENTENCES[language];
  const waitMs = await countRequest(db, { siteId: site.id, origin: request.ip, email });
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'config/reset-limited', sentence: limited });
  await keepResetRequest(db, { siteId: site.id, email, origin: linkOrigin(site, request) });
  const body: RequestPasswordResetReply = { message: requested };
  const goTo = thanksPagePath(CONFIG_PATH.forgottenPassword, onlyBlockOf(site.configPages.forgottenPassword));
  return { kind: 'done', body, goTo };
}
