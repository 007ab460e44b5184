import { SECOND_STEP_CALLS } from 'shared-types/admin/people/second-step';
import type { PasskeyOptionsReply } from 'shared-types/admin/people/two-step';
import type { FormReply } from 'shared-types/failure';
import { z } from 'zod';
import { senderOf } from '../../platform/http/sender-of';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { registerAdminAction } from '../admin-action';
import { passkeyHost, requestOptions } from '../two-step/passkey-ceremony';
import { keepChallenge } from '../two-step/passkey-challenge.store';
import { listPasskeys } from '../two-step/passkey.store';
import { expectedAccountId } from './expected-account';
import { countPasskeyRequest } from './second-step-limit';
import { SECOND_STEP_MESSAGES } from './second-step.messages';

/**
 * `askForPasskey`: options with which a browser asks for a passkey. Before a sign-in it names none, so that nobody learns
 * which accounts exist.
 */
export const askForPasskeyRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...SECOND_STEP_CALLS.askForPasskey,
    input: z.object({}),
    run: (_input, context) => ask(services, context),
  });
};

async function ask({ db }: Services, context: ActionContext): Promise<ActionOutcome> {
  const { site, request, language } = context;
  const { limited: message } = SECOND_STEP_MESSAGES[language];
  const waitMs = await countPasskeyRequest(db, { siteId: site.id, origin: senderOf(request) });
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'admin/sign-in-limited', message });
  const accountId = await expectedAccountId(db, request);
  const own = accountId === undefined ? [] : await listPasskeys(db, accountId);
  const host = passkeyHost(request);
  const options = await requestOptions(
    request,
    own.filter((passkey) => passkey.host === host),
  );
  await keepChallenge(db, { challenge: options.challenge, siteId: site.id, accountId });
  const body: PasskeyOptionsReply & FormReply = { options };
  return { kind: 'done', body };
}
