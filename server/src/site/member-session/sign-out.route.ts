import { CRUMB_HEADER } from 'shared-types/site/cookie';
import { CLONE_CART_PARAMETER, MEMBER_CALLS, type MemberSignOutReply } from 'shared-types/site/member-session';
import { z } from 'zod';
import { cartState } from '../../commerce/cart/cart-state';
import { stateWithTexts } from '../../commerce/cart/cart-reply';
import { registerAction, type Action, type ActionContext } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import { isCrumbRight, renewCrumb } from '../../http/crumb';
import type { Route, Services } from '../../http/services';
import { forgetCart } from '../../http/visitor';
import { accountOf } from '../session/account-of-request';
import { forgetMember, sessionState } from '../session/session-cookie';
import { endSession } from '../session/session-rows';
import { memberTokenOf } from './member-of-request';

const input = z.object({ [CLONE_CART_PARAMETER]: z.string().max(100).optional() });

/**
 * `signOut`: ends the member's session on the server too. Who is signed out already gets the same answer: nothing is left to
 * be done. A script proves with the header that it has read what the sign-in told.
 *
 * @implements SESSION-03 SESSION-04 SESSION-05 SRV-19 SRV-20
 */
export const signOutRoute: Route = (app, services) => {
  const { method, path } = MEMBER_CALLS.signOut;
  const run: Action<typeof input>['run'] = async ({ cloneCart }, context) => {
    const { request, reply, isForm } = context;
    const token = memberTokenOf(request);
    if (token !== undefined && !isForm && !isCrumbRight(request, request.headers[CRUMB_HEADER]))
      return { kind: 'refused', code: 'site/crumb', crumb: renewCrumb(reply) };
    return signOut(services, context, { token, keepsCart: cloneCart === 'true' });
  };
  registerAction(app, services, { method, url: path, input, run });
  registerAction(app, services, { method: 'POST', url: `${path}/end`, input, run });
};

async function signOut(
  services: Services,
  { site, request, reply, visitor }: ActionContext,
  { token, keepsCart }: { readonly token: string | undefined; readonly keepsCart: boolean },
): Promise<ActionOutcome> {
  const { db } = services;
  if (token !== undefined) await endSession(db, 'member', { siteId: site.id, token });
  forgetMember(reply);
  renewCrumb(reply);
  const session = sessionState({ account: await accountOf(db, request), member: false });
  const body: MemberSignOutReply = { states: { 'site/session': session } };
  if (keepsCart) return { kind: 'done', body };
  forgetCart(reply);
  const cart = await stateWithTexts(services, request, cartState(undefined, visitor));
  return { kind: 'done', body: { states: { ...body.states, 'commerce/cart': cart } } };
}
