import { SIGN_IN_CALLS, type LoginReply } from 'shared-types/admin/people/sign-in';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { renewCrumb } from '../../platform/http/cookie/crumb';
import { senderOf } from '../../platform/http/sender-of';
import type { Route, Services } from '../../site/services';
import { SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { memberOf } from '../../site/member-session/member-of-request';
import { sessionTokenOf } from '../../site/session/account-of-request';
import { checkSignIn, refusedSignIn } from '../../site/session/check-sign-in';
import { deviceOf } from '../../site/session/device-of';
import { rememberSession, sessionState } from '../../site/session/session-cookie';
import { openSession } from '../../site/session/session-rows';
import { findAccount } from './account.store';
import { leadsTo } from '../../site/page/find/leads-to';
import { loginSchema } from '../../site/session/login.schema';
import { ACCOUNT_REALM } from '../../site/session/sign-in-limit';
import { registerAdminAction } from '../admin-action';

const CODES = { wrong: 'admin/sign-in-wrong', limited: 'admin/sign-in-limited' } as const;

/**
 * `login`: signs an account in. All failures get the same message after the same time, so that nobody learns which
 * accounts exist.
 * @implements ROLE-02 ROLE-05
 */
export const loginRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...SIGN_IN_CALLS.login,
    url: SIGN_IN_CALLS.login.path,
    input: loginSchema,
    run: (input, context) => signIn(services, input, context),
  });
};

async function signIn(
  { db }: Services,
  { email, password, return: wanted }: z.output<ReturnType<typeof loginSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, request, reply } = context;
  const attempt = { realm: ACCOUNT_REALM, siteId: site.id, origin: senderOf(request), email };
  const checked = await checkSignIn(db, { attempt, password, find: () => findAccount(db, attempt) });
  if (checked === 'wrong' || 'waitMs' in checked) return refusedSignIn(checked, CODES, context);
  const token = await openSession(db, 'account', {
    siteId: site.id,
    who: checked.who,
    seconds: SESSION_COOKIE_SECONDS,
    replaces: sessionTokenOf(request),
    device: deviceOf(request.headers['user-agent']),
  });
  if (token === undefined) return refusedSignIn('wrong', CODES, context);
  rememberSession(reply, token);
  renewCrumb(reply);
  const location = leadsTo(wanted);
  const member = await memberOf(db, request);
  const body: LoginReply = { states: { 'site/session': sessionState({ account: true, member }) }, location };
  return { kind: 'done', body, goTo: location };
}
