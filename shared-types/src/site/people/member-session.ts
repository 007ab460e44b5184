import type { CartState } from '../../commerce/cart';
import type { FormReply } from '../../failure';
import type { SiteLink } from '../page/frame';
import type { SessionState } from './session';
export type { SignIn as MemberSignIn } from '../../requests/site.generated';

/** Calls of site members. The path is the specification's. */
export const MEMBER_CALLS = {
  signIn: { method: 'POST', path: '/api/site-users/account/session' },
  /**
   * Succeeds without a session. Scripts send `xsrfToken`, and `CLONE_CART_PARAMETER` in the query. Forms, which cannot
   * send DELETE, post to `<path>/end`.
   */
  signOut: { method: 'DELETE', path: '/api/site-users/account/session' },
} as const;

/** Query of `signOut`: `true` keeps the cart in the browser, otherwise it is removed with the session. */
export const CLONE_CART_PARAMETER = 'cloneCart';

/** Response to `signIn`; `location` is the next page. */
export interface MemberSignInReply extends FormReply {
  /** Sent with every later change by the member in the header `CRUMB_HEADER`; the browser's new crumb. */
  readonly xsrfToken: string;
  readonly states: { readonly 'site/session': SessionState };
  readonly location: string;
}

/** Response to `signOut`; has the cart's state if the cart was removed. */
export interface MemberSignOutReply extends FormReply {
  readonly states: { readonly 'site/session': SessionState; readonly 'commerce/cart'?: CartState };
}

/** Data of the loader `blocks/member-area/member`. */
export interface MemberAreaView {
  readonly member?: { readonly displayName: string; readonly email: string };
  /** Link to the order lookup; for members of sites with a store. */
  readonly orderLookup?: SiteLink;
}
