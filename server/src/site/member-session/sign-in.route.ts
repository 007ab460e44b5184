import { MEMBER_VISIT_SECONDS, SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { MEMBER_CALLS, type MemberSignInReply } from 'shared-types/site/people/member-session';
import type { z } from 'zod';
import { registerAction, type ActionContext } from '../request/action';
import type { ActionOutcome } from '../request/action-outcome';
import { renewCrumb } from '../../platform/http/cookie/crumb';
import { sameSitePath } from '../../platform/http/same-site-path';
import { senderOf } from '../../platform/http/sender-of';
import type { Route, Services } from '../services';
import { accountOf } from '../session/account-of-request';
import { checkSignIn, refusedSignIn } from '../session/check-sign-in';
import { rememberMember, sessionState } from '../session/session-cookie';
import { openSession } from '../session/session-rows';
import { MEMBER_REALM } from '../session/sign-in-limit';
import { memberTokenOf } from './member-of-request';
import { findMember } from './member.store';
import { signInSchema } from './sign-in.schema';

const CODES = { wrong: 'site/member-sign-in-wrong', limited: 'site/member-sign-in-limited' } as const;

/**
 * `signIn`: signs a member in on this site, with a new token. The cart belongs to the browser and is kept.
 *
 * @implements SESSION-01 SESSION-02 SESSION-03 SESSION-07 SRV-18
 */
export const signInRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...MEMBER_CALLS.signIn,
    input: signInSchema,
    run: (input, context) => signIn(services, input, context),
  });
};

async function signIn(
  { db }: Services,
  { email, password, rememberMe = false, return: wanted }: z.output<ReturnType<typeof signInSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, request, reply } = context;
  const attempt = { realm: MEMBER_REALM, siteId: site.id, origin: senderOf(request), email };
  const checked = await checkSignIn(db, { attempt, password, find: () => findMember(db, attempt) });
  if (checked === 'wrong' || 'waitMs' in checked) return refusedSignIn(checked, CODES, context);
  const token = await openSession(db, 'member', {
    siteId: site.id,
    who: checked.who,
    seconds: rememberMe ? SESSION_COOKIE_SECONDS : MEMBER_VISIT_SECONDS,
    replaces: memberTokenOf(request),
  });
  if (token === undefined) return refusedSignIn('wrong', CODES, context);
  rememberMember(reply, token, rememberMe);
  const location = sameSitePath(wanted) ?? (site.root || '/');
  const body: MemberSignInReply = {
    xsrfToken: renewCrumb(reply),
    states: { 'site/session': sessionState({ account: await accountOf(db, request), member: true }) },
    location,
  };
  return { kind: 'done', body, goTo: location };
}
