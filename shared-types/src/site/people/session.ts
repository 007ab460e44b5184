import type { FormReply } from '../../failure';

/** The path is the specification's. */
export const SESSION_CALLS = {
  /** Ends the account's session; succeeds without one. No body. */
  logout: { method: 'POST', path: '/api/auth/Logout' },
} as const;

/** Query parameter that is `true` right after signing out. */
export const LOGOUT_PARAMETER = 'logout';

export interface LogoutReply extends FormReply {
  readonly states: { readonly 'site/session': SessionState };
}

export interface SessionState {
  /** Time of the last sign-in or sign-out, in milliseconds since 1970. */
  readonly revision: number;
  readonly member: boolean;
  /** True for an account of an owner or staff. */
  readonly account: boolean;
}
