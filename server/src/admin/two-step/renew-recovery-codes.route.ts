import { TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { accountDone } from '../account/account-done';
import { confirmedAccount } from '../account/confirmed-account';
import { noteOwnChange } from '../account/own-change';
import { registerAdminAction } from '../admin-action';
import { renewRecoveryCodes } from './recovery-codes';
import { twoStepSeal } from './two-step-seal';
import { hasTwoStep, lockAccount, twoStepStatus } from './two-step-status';

/** `renewRecoveryCodes`: makes a new set, which the account's page shows once. Former codes end. */
export const renewRecoveryCodesRoute: Route = (app, services) => {
  const { db, signing } = services;
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...TWO_STEP_CALLS.renewRecoveryCodes,
    input: z.object({}),
    run: async (_input, context) => {
      const { account, refusal } = await confirmedAccount(db, context);
      if (!account) return refusal;
      const isRenewed = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        if (!hasTwoStep(await twoStepStatus(trx, account.id))) return false;
        await renewRecoveryCodes(trx, twoStepSeal(signing), account.id);
        await noteOwnChange(trx, context, { account, act: 'recovery-codes-renewed' });
        return true;
      });
      return isRenewed ? accountDone(context, 'codesRenewed') : { kind: 'refused', code: 'admin/two-step-off' };
    },
  });
};
