import { TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { accountDone } from '../account/account-done';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { removePasskey } from './passkey.store';
import { removeStep } from './remove-step';

const input = z.object({ id: z.guid().toLowerCase().describe('Id of the passkey.') });

/** `removePasskey`: removes a passkey of the account. Succeeds if it is not there. */
export const removePasskeyRoute: Route = (app, services) => {
  const { db } = services;
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...TWO_STEP_CALLS.removePasskey,
    input,
    run: async ({ id }, context) => {
      const { account, refusal } = await confirmedAccount(db, context);
      if (!account) return refusal;
      const removed = await removeStep(db, context, {
        account,
        act: 'passkey-removed',
        remove: async (trx) => (await removePasskey(trx, { accountId: account.id, id })) !== undefined,
      });
      return removed === 'demanded'
        ? { kind: 'refused', code: 'admin/two-step-demanded' }
        : accountDone(context, 'passkeyRemoved');
    },
  });
};
