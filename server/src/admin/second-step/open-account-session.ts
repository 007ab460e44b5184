import { sql } from 'kysely';
import type { LoginReply } from 'shared-types/admin/people/sign-in';
import { COOKIE, SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { renewCrumb } from '../../platform/http/cookie/crumb';
import { memberOf } from '../../site/member-session/member-of-request';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Services } from '../../site/services';
import { sessionTokenOf } from '../../site/session/account-of-request';
import { deviceOf } from '../../site/session/device-of';
import { rememberSession, sessionState } from '../../site/session/session-cookie';
import { openSession, type NewSession } from '../../site/session/session-rows';
import { forgetPending } from './pending-of-request';

export interface SignedIn {
  readonly who: NewSession['who'];
  /** Path to open next. */
  readonly location: string;
}

/** Signs this browser in; undefined if the password has changed since the account was found. */
export async function openAccountSession(
  { db }: Pick<Services, 'db'>,
  { site, request, reply }: ActionContext,
  { who, location }: SignedIn,
): Promise<ActionOutcome | undefined> {
  const token = await openSession(db, 'account', {
    siteId: site.id,
    who,
    seconds: SESSION_COOKIE_SECONDS,
    replaces: sessionTokenOf(request),
    device: deviceOf(request.headers['user-agent']),
  });
  if (token === undefined) return undefined;
  await db
    .updateTable('website_role')
    .set({ signed_in_at: sql<Date>`now()` })
    .where('site_id', '=', site.id)
    .where('account_id', '=', who.id)
    .execute();
  rememberSession(reply, token);
  if (request.cookies[COOKIE.secondStep] !== undefined) forgetPending(reply);
  renewCrumb(reply);
  const member = await memberOf(db, request);
  const body: LoginReply = { states: { 'site/session': sessionState({ account: true, member }) }, location };
  return { kind: 'done', body, goTo: location };
}
