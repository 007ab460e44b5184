import type { CartState } from '../../commerce/cart';
import type { FormReply } from '../../failure';
import type { SiteLink } from '../page/frame';
import type { SessionState } from './session';
export type { SignIn as MemberSignIn } from '../../requests/site.generated';

/** Calls of a site's members. The path is the specification's. */
export const MEMBER_CALLS = {
  /** Begins a member's session on this site. */
  signIn: { method: 'POST', path: '/api/site-users/account/session' },
  /**
   * Ends it; without one there is nothing to end, and that is no failure. A script sends `xsrfToken` along, and what becomes
   * of the cart in the query `CLONE_CART_PARAMETER`. Forms cannot send DELETE and post to `<path>/end`.
   */
  signOut: { method: 'DELETE', path: '/api/site-users/account/session' },
} as const;

/** The query of `signOut`: `true` leaves the cart to the browser, anything else takes it away with the session. */
export const CLONE_CART_PARAMETER = 'cloneCart';

/** Reply to `signIn`; `location` is where it leads. */
export interface MemberSignInReply extends FormReply {
  /** Sent with every later change of the member's, in the header `CRUMB_HEADER`. It is the browser's new crumb. */
  readonly xsrfToken: string;
  readonly states: { readonly 'site/session': SessionState };
  readonly location: string;
}

/** Reply to `signOut`; the cart is told of where the browser has none any more. */
export interface MemberSignOutReply extends FormReply {
  readonly states: { readonly 'site/session': SessionState; readonly 'commerce/cart'?: CartState };
}

/** Answer to the loader `blocks/member-area/member`. */
export interface MemberAreaView {
  /** Who is signed in; absent where nobody is. */
  readonly member?: { readonly displayName: string; readonly email: string };
  /** Where a buyer looks for an order; for members of a site with a store. */
  readonly orderLookup?: SiteLink;
}
