import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { loginSchema } from '../../../site/session/login.schema';
import type { DescribedArea } from '../described-call';
import { CHANGE_ERRORS, done } from '../shared-schemas';

const SECONDS_PER_DAY = 86_400;

/** Signing in, for the calls that need an account. */
export const SIGN_IN_AREA: DescribedArea = {
  name: 'Sessions',
  description: 'Calls about remotes need the cookies of a session.',
  calls: [
    {
      id: 'login',
      call: SIGN_IN_CALLS.login,
      summary: 'Sign in',
      description: `Signs an account in at the site to whose host the call is sent. The reply sets the cookies of the session and of a new \
crumb. The session lasts ${SESSION_COOKIE_SECONDS / SECONDS_PER_DAY} days.`,
      access: 'everyone',
      body: loginSchema('en'),
      reply: done,
      returns: 'The account is signed in. `location` is where a browser would go next.',
      errors: [...CHANGE_ERRORS, 'admin/sign-in-wrong', 'admin/sign-in-limited'],
    },
  ],
};
