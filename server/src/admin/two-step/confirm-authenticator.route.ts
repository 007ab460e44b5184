import { CODE_FIELD, TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { senderOf } from '../../platform/http/sender-of';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { accountDone } from '../account/account-done';
import { confirmedAccount } from '../account/confirmed-account';
import { noteOwnChange } from '../account/own-change';
import { registerAdminAction } from '../admin-action';
import { refusalOfMany, wrongCode } from '../second-step/check-code.route';
import { codeSchema } from '../second-step/code.schema';
import { forgetCodes } from '../second-step/second-step-limit';
import { confirmAuthenticator } from './authenticator.store';
import { ensureRecoveryCodes } from './recovery-codes';
import { twoStepSeal } from './two-step-seal';
import { lockAccount } from './two-step-status';

/** `confirmAuthenticator`: turns an authenticator app on with its first code, and makes recovery codes if there are none. */
export const confirmAuthenticatorRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...TWO_STEP_CALLS.confirmAuthenticator,
    input: codeSchema,
    run: (input, context) => confirm(services, input[CODE_FIELD], context),
  });
};

async function confirm(services: Services, code: string, context: ActionContext): Promise<ActionOutcome> {
  const { db, signing } = services;
  const { account, refusal } = await confirmedAccount(db, context);
  if (!account) return refusal;
  const tooMany = await refusalOfMany(services, account.id, context);
  if (tooMany) return tooMany;
  const seal = twoStepSeal(signing);
  const isOn = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    if (!(await confirmAuthenticator(trx, seal, { accountId: account.id, code }))) return false;
    await ensureRecoveryCodes(trx, seal, account.id);
    await noteOwnChange(trx, context, { account, act: 'authenticator-on' });
    return true;
  });
  if (!isOn) return wrongCode(context);
  await forgetCodes(db, { siteId: context.site.id, accountId: account.id, origin: senderOf(context.request) });
  return accountDone(context, 'authenticatorOn');
}
