import { PASSKEY_FIELD, TWO_STEP_CALLS, TWO_STEP_LONGEST } from 'shared-types/admin/people/two-step';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { accountDone } from '../account/account-done';
import { ACCOUNT_MESSAGES } from '../account/account.messages';
import { confirmedAccount } from '../account/confirmed-account';
import { noteOwnChange } from '../account/own-change';
import { registerAdminAction } from '../admin-action';
import { passkeyHost, readAnswer, verifyCreation } from './passkey-ceremony';
import { takeChallenge } from './passkey-challenge.store';
import { addPasskey } from './passkey.store';
import { ensureRecoveryCodes } from './recovery-codes';
import { twoStepSeal } from './two-step-seal';
import { lockAccount } from './two-step-status';

const input = (language: Language) => {
  const { passkeyName, passkeyNameLong } = ACCOUNT_MESSAGES[language];
  return z.object({
    name: z
      .string({ error: passkeyName })
      .max(TWO_STEP_LONGEST.passkeyName, { error: passkeyNameLong(TWO_STEP_LONGEST.passkeyName) })
      .transform((text) => storableText(text).trim())
      .refine((text) => text !== '', { error: passkeyName }),
    [PASSKEY_FIELD]: z.string().max(TWO_STEP_LONGEST.passkey).describe('Answer of the passkey, as JSON.'),
  });
};

const WRONG = { kind: 'refused', code: 'admin/passkey-wrong' } as const;

/**
 * `addPasskey`: adds the passkey that a browser has created, and makes recovery codes if there are none.
 * @implements ROLE-05
 */
export const addPasskeyRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...TWO_STEP_CALLS.addPasskey,
    input,
    run: (sent, context) => add(services, sent, context),
  });
};

async function add(
  { db, signing }: Services,
  { name, [PASSKEY_FIELD]: json }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await confirmedAccount(db, context);
  if (!account) return refusal;
  const { id: accountId } = account;
  const answer = readAnswer(json);
  const sent = answer && { challenge: answer.challenge, siteId: context.site.id, accountId };
  if (!answer || !sent || !(await takeChallenge(db, sent))) return WRONG;
  const created = await verifyCreation(context.request, answer);
  if (!created) return WRONG;
  const passkey = { ...created, accountId, host: passkeyHost(context.request), name };
  const isAdded = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if (!(await addPasskey(trx, passkey))) return false;
    await ensureRecoveryCodes(trx, twoStepSeal(signing), accountId);
    await noteOwnChange(trx, context, { account, act: 'passkey-added' });
    return true;
  });
  return isAdded ? accountDone(context, 'passkeyAdded') : WRONG;
}
