import { SESSION_CALLS, LOGOUT_PARAMETER, type LogoutReply } from 'shared-types/site/session';
import { z } from 'zod';
import { registerAction } from '../../http/action';
import { renewCrumb } from '../../http/crumb';
import type { Route } from '../../http/services';
import { memberOf } from '../member-session/member-of-request';
import { sessionTokenOf } from './account-of-request';
import { forgetSession, sessionFact } from './session-cookie';
import { endSession } from './session-rows';

const SIGNED_OUT_PATH = `/?${LOGOUT_PARAMETER}=true`;

/**
 * `logout`: ends the browser's session on the server too, and leads to the site's first page. Who is signed out already
 * gets the same answer: nothing is left to be done.
 *
 * @implements SRV-17 LOGOUT-04 LOGOUT-07
 */
export const logoutRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...SESSION_CALLS.logout,
    url: SESSION_CALLS.logout.path,
    input: z.object({}),
    run: async (_input, { site, request, reply }) => {
      const token = sessionTokenOf(request);
      if (token !== undefined) await endSession(services.db, 'account', { siteId: site.id, token });
      forgetSession(reply);
      renewCrumb(reply);
      const member = await memberOf(services.db, request);
      const body: LogoutReply = {
        facts: { 'site/session': sessionFact({ account: false, member }) },
        location: SIGNED_OUT_PATH,
      };
      return { kind: 'done', body, goTo: SIGNED_OUT_PATH };
    },
  });
};
