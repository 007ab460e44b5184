import { EMAIL_LENGTH } from '../../forms/contact-form';
import type { FormReply } from '../../failure';
import type { SessionState } from '../../site/people/session';
export type { Login } from '../../requests/admin.generated';

/** Calls of the sign-in page. The path is in the specification's manner. */
export const SIGN_IN_CALLS = {
  login: { method: 'POST', path: '/api/auth/Login' },
} as const;

/** Reply to `login`; `location` is where it leads. */
export interface LoginReply extends FormReply {
  readonly states: { readonly 'site/session': SessionState };
  readonly location: string;
}

/** Longest email address and password that are looked at, in characters. */
export const SIGN_IN_LONGEST = { email: EMAIL_LENGTH.max, password: 1000 } as const;

/** Answer to the loader `admin/sign-in/form`. */
export interface SignInView {
  /** Path, query and fragment on this site where a sign-in leads. */
  readonly leadsTo: string;
}
