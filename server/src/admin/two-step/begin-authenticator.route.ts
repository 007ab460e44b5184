import { TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { accountDone } from '../account/account-done';
import { confirmedAccount } from '../account/confirmed-account';
import { registerAdminAction } from '../admin-action';
import { beginAuthenticator } from './authenticator.store';
import { createTotpSecret } from './totp';
import { twoStepSeal } from './two-step-seal';

/** `beginAuthenticator`: makes the secret of an authenticator app, which the account's page shows. */
export const beginAuthenticatorRoute: Route = (app, services) => {
  const { db, signing } = services;
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...TWO_STEP_CALLS.beginAuthenticator,
    input: z.object({}),
    run: async (_input, context) => {
      const { account, refusal } = await confirmedAccount(db, context);
      if (!account) return refusal;
      const app = { accountId: account.id, secret: createTotpSecret() };
      const isBegun = await beginAuthenticator(db, twoStepSeal(signing), app);
      return isBegun ? accountDone(context, 'authenticatorBegun') : { kind: 'refused', code: 'admin/authenticator-on' };
    },
  });
};
