import { ACCOUNT_CALLS, CONFIRMED_AT_FIELD } from 'shared-types/admin/people/account';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { noteConfirmed } from '../../site/session/session-rows';
import { registerAdminAction } from '../admin-action';
import { checkPassword, currentPasswordSchema } from './check-password';
import { confirmedAtSchema, identityConfirmed } from './identity-confirmed';

/** `confirmIdentity`: checks the password once more; sensitive changes are possible for ten minutes. */
export const confirmIdentityRoute: Route = (app, services) => {
  const { db } = services;
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...ACCOUNT_CALLS.confirmIdentity,
    input: (language) =>
      z.object({ currentPassword: currentPasswordSchema(language), [CONFIRMED_AT_FIELD]: confirmedAtSchema }),
    run: async ({ currentPassword: password, [CONFIRMED_AT_FIELD]: at }, context) => {
      const { account, refusal } = await editorOf(db, context, 'admin.open');
      if (!account) return refusal;
      const checked = await checkPassword(db, context, { account, password });
      if (checked.refusal) return checked.refusal;
      await noteConfirmed(db, account.sessionId);
      return identityConfirmed(context, at);
    },
  });
};
