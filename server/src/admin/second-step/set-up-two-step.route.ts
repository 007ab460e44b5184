import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SECOND_STEP_CALLS } from 'shared-types/admin/people/second-step';
import { CODE_FIELD } from 'shared-types/admin/people/two-step';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { noteOwnChange } from '../account/own-change';
import { registerAdminAction } from '../admin-action';
import { putAuthenticator } from '../two-step/authenticator.store';
import { renewRecoveryCodes } from '../two-step/recovery-codes';
import { totpStep } from '../two-step/totp';
import { twoStepSeal } from '../two-step/two-step-seal';
import { hasTwoStep, lockAccount, twoStepStatus } from '../two-step/two-step-status';
import { PENDING_GONE, refusalOfMany, wrongCode } from './check-code.route';
import { codeSchema } from './code.schema';
import { openAccountSession } from './open-account-session';
import { pendingOf, type SentPending } from './pending-of-request';
import { endPending } from './pending-sign-in.store';

/**
 * `setUpTwoStep`: where the site demands two-step sign-in, turns an authenticator app on during the sign-in. The account's page
 * then shows the recovery codes.
 * @implements ROLE-05
 */
export const setUpTwoStepRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...SECOND_STEP_CALLS.setUpTwoStep,
    input: codeSchema,
    run: (input, context) => setUp(services, input[CODE_FIELD], context),
  });
};

async function setUp(services: Services, code: string, context: ActionContext): Promise<ActionOutcome> {
  const { db, signing } = services;
  const pending = await pendingOf(db, context.request);
  if (!pending || pending.secret === null) return PENDING_GONE;
  const { accountId: id, passwordHash } = pending;
  const refusal = await refusalOfMany(services, id, context);
  if (refusal) return refusal;
  const secret = twoStepSeal(signing).open(pending.secret, id);
  const step = secret === undefined ? undefined : totpStep(secret, code);
  if (secret === undefined || step === undefined) return wrongCode(context);
  if (!(await turnOn(services, context, { pending, secret, step }))) return PENDING_GONE;
  const location = ADMIN_PATH.account;
  return (await openAccountSession(services, context, { who: { id, passwordHash }, location })) ?? PENDING_GONE;
}

/** False if the sign-in has ended, or the account has set up a second step elsewhere meanwhile. */
function turnOn(
  { db, signing }: Services,
  context: ActionContext,
  {
    pending: { accountId, sent, email, displayName },
    ...app
  }: { readonly pending: SentPending; readonly secret: string; readonly step: number },
): Promise<boolean> {
  const seal = twoStepSeal(signing);
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const isNew = !hasTwoStep(await twoStepStatus(trx, accountId));
    if (!(await endPending(trx, sent)) || !isNew) return false;
    await putAuthenticator(trx, seal, { accountId, ...app });
    await renewRecoveryCodes(trx, seal, accountId);
    await noteOwnChange(trx, context, { account: { id: accountId, email, displayName }, act: 'authenticator-on' });
    return true;
  });
}
