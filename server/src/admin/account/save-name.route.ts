import { ACCOUNT_CALLS } from 'shared-types/admin/people/account';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { memberNameSchema } from '../members/invite-member.schema';
import { accountDone } from './account-done';

/** `saveName`: the name that others of the team see. */
export const saveNameRoute: Route = (app, services) => {
  const { db } = services;
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...ACCOUNT_CALLS.saveName,
    input: (language) => z.object({ displayName: memberNameSchema(language) }),
    run: async ({ displayName }, context) => {
      const { account, refusal } = await editorOf(db, context, 'admin.open');
      if (!account) return refusal;
      await db.updateTable('account').set({ display_name: displayName }).where('id', '=', account.id).execute();
      return accountDone(context, 'nameSaved');
    },
  });
};
