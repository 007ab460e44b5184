import { EMAIL_LENGTH } from '../../forms/contact-form';
import type { FormReply } from '../../failure';
import type { SessionState } from '../../site/people/session';
export type { Login } from '../../requests/admin.generated';

/** The path follows the specification's style. */
export const SIGN_IN_CALLS = {
  login: { method: 'POST', path: '/api/auth/Login' },
} as const;

/** Response that signs an account in; `location` is the next page. `login` may ask for a second step before it: `SecondStepReply`. */
export interface LoginReply extends FormReply {
  readonly states: { readonly 'site/session': SessionState };
  readonly location: string;
}

/** Maximum lengths, in characters; longer ones are rejected unread. */
export const SIGN_IN_LONGEST = { email: EMAIL_LENGTH.max, password: 1000 } as const;

/** Data of the loader `admin/sign-in/form`. */
export interface SignInView {
  /** Path, query and fragment to open after signing in. */
  readonly leadsTo: string;
}
