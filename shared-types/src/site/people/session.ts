import type { FormReply } from '../../failure';

/** Calls of the session. The path is the specification's. */
export const SESSION_CALLS = {
  /** Ends the account's session on the server; without one there is nothing to end, and that is no failure. No body. */
  logout: { method: 'POST', path: '/api/auth/Logout' },
} as const;

/** The parameter of the address a sign-out leads to; `true` says that it has just happened. */
export const LOGOUT_PARAMETER = 'logout';

/** Reply to `logout`. */
export interface LogoutReply extends FormReply {
  readonly states: { readonly 'site/session': SessionState };
}

/** Who is signed in, as the page may know it. */
export interface SessionState {
  /** When that last changed, in milliseconds since 1970: it grows with every sign-in and sign-out. */
  readonly revision: number;
  /** True for a signed-in site member. */
  readonly member: boolean;
  /** True for a signed-in account (owner or staff). */
  readonly account: boolean;
}
