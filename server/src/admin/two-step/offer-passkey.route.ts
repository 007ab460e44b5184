import { TWO_STEP_CALLS, type PasskeyOptionsReply } from 'shared-types/admin/people/two-step';
import type { FormReply } from 'shared-types/failure';
import { z } from 'zod';
import { senderOf } from '../../platform/http/sender-of';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { countPasskeyRequest } from '../second-step/second-step-limit';
import { SECOND_STEP_MESSAGES } from '../second-step/second-step.messages';
import { creationOptions, passkeyHost } from './passkey-ceremony';
import { keepChallenge } from './passkey-challenge.store';
import { listPasskeys } from './passkey.store';

/** `offerPasskey`: options with which a browser creates a passkey for the account. */
export const offerPasskeyRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...TWO_STEP_CALLS.offerPasskey,
    input: z.object({}),
    run: (_input, context) => offer(services, context),
  });
};

async function offer({ db }: Services, context: ActionContext): Promise<ActionOutcome> {
  const { site, request, language } = context;
  const { account, refusal } = await confirmedAccount(db, context);
  if (!account) return refusal;
  const { limited: message } = SECOND_STEP_MESSAGES[language];
  const waitMs = await countPasskeyRequest(db, { siteId: site.id, origin: senderOf(request) });
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'admin/sign-in-limited', message });
  const host = passkeyHost(request);
  const known = (await listPasskeys(db, account.id)).filter((passkey) => passkey.host === host);
  const options = await creationOptions(request, { siteName: site.name, account, known });
  await keepChallenge(db, { challenge: options.challenge, siteId: site.id, accountId: account.id });
  const body: PasskeyOptionsReply & FormReply = { options };
  return { kind: 'done', body };
}
