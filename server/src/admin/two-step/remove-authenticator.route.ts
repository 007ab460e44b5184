import { TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { accountDone } from '../account/account-done';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { endAuthenticatorSetup, removeAuthenticator } from './authenticator.store';
import { removeStep } from './remove-step';

/** `removeAuthenticator`: turns the authenticator app off, or ends its set-up. Succeeds if there is none. */
export const removeAuthenticatorRoute: Route = (app, services) => {
  const { db } = services;
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...TWO_STEP_CALLS.removeAuthenticator,
    input: z.object({}),
    run: async (_input, context) => {
      const { account, refusal } = await confirmedAccount(db, context);
      if (!account) return refusal;
      if (await endAuthenticatorSetup(db, account.id)) return accountDone(context, 'authenticatorOff');
      const remove = { account, act: 'authenticator-off' as const };
      const removed = await removeStep(db, context, {
        ...remove,
        remove: (trx) => removeAuthenticator(trx, account.id),
      });
      return removed === 'demanded'
        ? { kind: 'refused', code: 'admin/two-step-demanded' }
        : accountDone(context, 'authenticatorOff');
    },
  });
};
