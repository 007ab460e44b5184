import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { SecondStepReply } from 'shared-types/admin/people/second-step';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Services } from '../../site/services';
import { createTotpSecret } from '../two-step/totp';
import { twoStepSeal } from '../two-step/two-step-seal';
import { hasTwoStep, mustUseTwoStep, twoStepStatus } from '../two-step/two-step-status';
import { openAccountSession, type SignedIn } from './open-account-session';
import { rememberPending } from './pending-of-request';
import { beginPending, type NewPendingSignIn } from './pending-sign-in.store';

/**
 * What follows a right password: a session, or first a second step, which may have to be set up. Undefined if the password
 * has changed meanwhile.
 */
export async function continueSignIn(
  services: Pick<Services, 'db' | 'signing'>,
  context: ActionContext,
  signedIn: SignedIn,
): Promise<ActionOutcome | undefined> {
  const { db, signing } = services;
  const { who, location: leadsTo } = signedIn;
  const subject = { siteId: context.site.id, accountId: who.id };
  if (hasTwoStep(await twoStepStatus(db, who.id))) return waitForSecondStep(services, context, { ...subject, leadsTo });
  if (!(await mustUseTwoStep(db, subject))) return openAccountSession(services, context, signedIn);
  const secret = twoStepSeal(signing).seal(createTotpSecret(), who.id);
  return waitForSecondStep(services, context, { ...subject, leadsTo, secret });
}

async function waitForSecondStep(
  { db }: Pick<Services, 'db'>,
  { reply }: ActionContext,
  pending: NewPendingSignIn,
): Promise<ActionOutcome> {
  rememberPending(reply, await beginPending(db, pending));
  const body: SecondStepReply = { location: ADMIN_PATH.secondStep };
  return { kind: 'done', body, goTo: ADMIN_PATH.secondStep };
}
