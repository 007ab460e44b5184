import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ACCOUNT_CALLS } from 'shared-types/admin/people/account';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import { linkOrigin } from '../../site/host/link-origin';
import { hashPassword } from '../../site/password/password';
import { weaknessOf } from '../../site/password/password-weakness';
import { NEW_PASSWORD_MESSAGES } from '../../site/password-reset/new-password.messages';
import { newPasswordSchema } from '../../site/password-reset/reset-password.schema';
import { queuePasswordChangedEmail } from '../../site/password-reset/password-changed-email';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { registerAdminAction } from '../admin-action';
import { noteOnAllSites } from '../team/team-change.store';
import { accountDone } from './account-done';
import { ACCOUNT_MESSAGES } from './account.messages';
import { checkPassword, currentPasswordSchema } from './check-password';

const input = (language: Language) =>
  z.object({ currentPassword: currentPasswordSchema(language), password: newPasswordSchema(language) });

/**
 * `changePassword`: sets a new password, and ends all other sessions of the account on all sites.
 * @implements ROLE-05
 */
export const changePasswordRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...ACCOUNT_CALLS.changePassword,
    input,
    run: (sent, context) => change(services, sent, context),
  });
};

async function change(
  { db }: Services,
  { currentPassword, password }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'admin.open');
  if (!account) return refusal;
  const { who, refusal: wrong } = await checkPassword(db, context, { account, password: currentPassword });
  if (!who) return wrong;
  const weakness = await weaknessOf(password, account);
  const { [weakness ?? 'common']: message } = NEW_PASSWORD_MESSAGES[context.language];
  if (weakness) return { kind: 'refused', code: 'site/invalid-input', errors: { password: message } };
  const passwordHash = await hashPassword(password);
  if (await save(db, context, { account, former: who.passwordHash, passwordHash })) {
    return accountDone(context, 'passwordChanged');
  }
  const { passwordWrong } = ACCOUNT_MESSAGES[context.language];
  return { kind: 'refused', code: 'admin/password-wrong', errors: { currentPassword: passwordWrong } };
}

interface NewPassword {
  readonly account: SignedInAccount;
  /** Hash of the password that was checked. */
  readonly former: string;
  readonly passwordHash: string;
}

/** False if somebody else has changed the password meanwhile. A trigger ends links and sign-ins of the former one. */
function save(db: Database, context: ActionContext, { account, former, passwordHash }: NewPassword): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      .where('password_hash', '=', former)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await trx
      .deleteFrom('account_session')
      .where('account_id', '=', account.id)
      .where('id', '!=', account.sessionId)
      .execute();
    await noteOnAllSites(trx, account, 'password-changed');
    const site = context.site.siteLocaleIn(undefined);
    const link = linkOrigin(site, context.request) + ADMIN_PATH.forgottenPassword;
    await queuePasswordChangedEmail(trx, { site, email: account.email, link });
    return true;
  });
}
