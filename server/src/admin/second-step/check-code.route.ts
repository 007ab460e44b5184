import { SECOND_STEP_CALLS } from 'shared-types/admin/people/second-step';
import { CODE_FIELD } from 'shared-types/admin/people/two-step';
import { senderOf } from '../../platform/http/sender-of';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { noteOwnChange } from '../account/own-change';
import { registerAdminAction } from '../admin-action';
import { spendAuthenticatorCode } from '../two-step/authenticator.store';
import { spendRecoveryCode } from '../two-step/recovery-codes';
import { twoStepSeal } from '../two-step/two-step-seal';
import { codeSchema } from './code.schema';
import { openAccountSession } from './open-account-session';
import { pendingOf, type SentPending } from './pending-of-request';
import { endPending } from './pending-sign-in.store';
import { countCode, forgetCodes } from './second-step-limit';
import { SECOND_STEP_MESSAGES } from './second-step.messages';

/** A sign-in that has ended, or was never begun. */
export const PENDING_GONE = { kind: 'refused', code: 'admin/second-step-gone' } as const;

/**
 * `checkCode`: finishes a sign-in with a code of the authenticator app, or a recovery code; each works once.
 * @implements ROLE-05
 */
export const checkCodeRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...SECOND_STEP_CALLS.checkCode,
    input: codeSchema,
    run: (input, context) => check(services, input[CODE_FIELD], context),
  });
};

async function check(services: Services, code: string, context: ActionContext): Promise<ActionOutcome> {
  const { db } = services;
  const pending = await pendingOf(db, context.request);
  if (!pending || pending.secret !== null) return PENDING_GONE;
  const { accountId, sent, passwordHash, leadsTo: location } = pending;
  const refusal = await refusalOfMany(services, accountId, context);
  if (refusal) return refusal;
  if (!(await spendCode(services, context, { pending, code }))) return wrongCode(context);
  await forgetCodes(db, { siteId: context.site.id, accountId, origin: senderOf(context.request) });
  if (!(await endPending(db, sent))) return PENDING_GONE;
  return (
    (await openAccountSession(services, context, { who: { id: accountId, passwordHash }, location })) ?? PENDING_GONE
  );
}

/** Refuses a code after too many. */
export async function refusalOfMany(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  context: ActionContext,
): Promise<ActionOutcome | undefined> {
  const { site, request, language } = context;
  const waitMs = await countCode(db, { siteId: site.id, accountId, origin: senderOf(request) });
  const { limited: message } = SECOND_STEP_MESSAGES[language];
  return waitMs === undefined ? undefined : refuseForNow(waitMs, context, { code: 'admin/sign-in-limited', message });
}

export function wrongCode({ language }: Pick<ActionContext, 'language'>): ActionOutcome {
  return { kind: 'refused', code: 'admin/code-wrong', errors: { [CODE_FIELD]: SECOND_STEP_MESSAGES[language].wrong } };
}

/** Uses up the code: as one from the app or, with a notice to the owner of the account, as a recovery code. */
async function spendCode(
  { db, signing }: Services,
  context: ActionContext,
  { pending, code }: { readonly pending: SentPending; readonly code: string },
): Promise<boolean> {
  const sent = { accountId: pending.accountId, code };
  if (await spendAuthenticatorCode(db, twoStepSeal(signing), sent)) return true;
  return db.transaction().execute(async (trx) => {
    if (!(await spendRecoveryCode(trx, sent))) return false;
    await noteOwnChange(trx, context, { account: { ...pending, id: pending.accountId }, act: 'recovery-code-used' });
    return true;
  });
}
