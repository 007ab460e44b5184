import type { Database } from '../../platform/schema/database';
import type { ActionContext } from '../../site/request/action';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { noteOwnChange, type OwnChange } from '../account/own-change';
import { endRecoveryCodes } from './recovery-codes';
import { hasTwoStep, lockAccount, twoStepStatus } from './two-step-status';

export interface StepRemoval {
  readonly account: SignedInAccount;
  readonly act: OwnChange['act'];
  /** Removes a second step; false if it is not there. */
  readonly remove: (trx: Database) => Promise<boolean>;
}

/** `demanded` if it is the last one and a site of the account demands two-step sign-in. */
export type RemovedStep = 'removed' | 'gone' | 'demanded';

class Demanded extends Error {}

/** Removes a second step of an account. With the last one its recovery codes end. */
export async function removeStep(
  db: Database,
  context: ActionContext,
  { account, act, remove }: StepRemoval,
): Promise<RemovedStep> {
  const removing = db.transaction().execute(async (trx): Promise<RemovedStep> => {
    await lockAccount(trx, account.id);
    if (!(await remove(trx))) return 'gone';
    const status = await twoStepStatus(trx, account.id);
    const isLast = !hasTwoStep(status);
    if (isLast && status.mustUse) throw new Demanded();
    if (isLast) await endRecoveryCodes(trx, account.id);
    await noteOwnChange(trx, context, { account, act });
    return 'removed';
  });
  // Thrown, so that the transaction takes the removal back.
  return removing.catch((error: unknown) => {
    if (error instanceof Demanded) return 'demanded';
    throw error;
  });
}
