import type { Request, RequestResult } from 'shared-types/host/request';
import { CLONE_CART_PARAMETER, MEMBER_CALLS, type MemberSignOutReply } from 'shared-types/site/people/member-session';

/** Ends the member's session and keeps the cart in the browser. Retries once after a rejected crumb. */
export function signOut(request: Request): Promise<RequestResult<MemberSignOutReply>> {
  const { method, path } = MEMBER_CALLS.signOut;
  return request(`${path}?${CLONE_CART_PARAMETER}=true`, { method, crumbHeader: true });
}
