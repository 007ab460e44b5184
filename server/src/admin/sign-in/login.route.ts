import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { senderOf } from '../../platform/http/sender-of';
import type { Route, Services } from '../../site/services';
import { checkSignIn, refusedSignIn } from '../../site/session/check-sign-in';
import { findAccount } from './account.store';
import { leadsTo } from '../../site/page/find/leads-to';
import { loginSchema } from '../../site/session/login.schema';
import { ACCOUNT_REALM } from '../../site/session/sign-in-limit';
import { registerAdminAction } from '../admin-action';
import { continueSignIn } from '../second-step/continue-sign-in';

const CODES = { wrong: 'admin/sign-in-wrong', limited: 'admin/sign-in-limited' } as const;

/**
 * `login`: signs an account in, or asks for its second step. All failures get the same message after the same time, so that
 * nobody learns which accounts exist.
 * @implements ROLE-02 ROLE-05
 */
export const loginRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...SIGN_IN_CALLS.login,
    input: loginSchema,
    run: (input, context) => signIn(services, input, context),
  });
};

async function signIn(
  services: Services,
  { email, password, return: wanted }: z.output<ReturnType<typeof loginSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { db } = services;
  const { site, request } = context;
  const attempt = { realm: ACCOUNT_REALM, siteId: site.id, origin: senderOf(request), email };
  const checked = await checkSignIn(db, { attempt, password, find: () => findAccount(db, attempt) });
  if (checked === 'wrong' || 'waitMs' in checked) return refusedSignIn(checked, CODES, context);
  const location = leadsTo(wanted);
  return (
    (await continueSignIn(services, context, { who: checked.who, location })) ?? refusedSignIn('wrong', CODES, context)
  );
}
