import { SESSION_CALLS, LOGOUT_PARAMETER, type LogoutReply } from 'shared-types/site/people/session';
import { z } from 'zod';
import { registerAction, type ActionContext } from '../request/action';
import { renewCrumb } from '../../platform/http/cookie/crumb';
import type { Route, Services } from '../services';
import { memberOf } from '../member-session/member-of-request';
import { sessionTokenOf } from './account-of-request';
import { forgetSession, sessionState } from './session-cookie';
import { endSession } from './session-rows';

const SIGNED_OUT_PATH = `/?${LOGOUT_PARAMETER}=true`;

/**
 * `logout`: ends the browser's session on the server and redirects to the start page. Without a session the answer is the
 * same.
 *
 * @implements SRV-17 LOGOUT-04 LOGOUT-07
 */
export const logoutRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...SESSION_CALLS.logout,
    input: z.object({}),
    run: async (_input, context) => {
      const { body, location } = await signOutAccount(services, context);
      return { kind: 'done', body, goTo: location };
    },
  });
};

/** Ends the session of the request's browser. The reply's state events sign its other tabs out. */
export async function signOutAccount(
  { db }: Pick<Services, 'db'>,
  { site, request, reply }: Pick<ActionContext, 'site' | 'request' | 'reply'>,
): Promise<{ readonly body: LogoutReply & { readonly location: string }; readonly location: string }> {
  const token = sessionTokenOf(request);
  if (token !== undefined) await endSession(db, 'account', { siteId: site.id, token });
  forgetSession(reply);
  renewCrumb(reply);
  const states = { 'site/session': sessionState({ account: false, member: await memberOf(db, request) }) };
  return { body: { states, location: SIGNED_OUT_PATH }, location: SIGNED_OUT_PATH };
}
