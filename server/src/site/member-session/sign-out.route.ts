import { CRUMB_HEADER } from 'shared-types/site/cookie';
import { CLONE_CART_PARAMETER, MEMBER_CALLS, type MemberSignOutReply } from 'shared-types/site/people/member-session';
import { z } from 'zod';
import { registerAction, type Action, type ActionContext } from '../request/action';
import type { ActionOutcome } from '../request/action-outcome';
import { isCrumbRight, renewCrumb } from '../../platform/http/cookie/crumb';
import type { Route, Services } from '../services';
import { forgetCart } from '../request/visitor';
import { accountOf } from '../session/account-of-request';
import { forgetMember, sessionState } from '../session/session-cookie';
import { endSession } from '../session/session-rows';
import { memberTokenOf } from './member-of-request';

type SignOutStates = MemberSignOutReply['states'];

/** Answers the state of the cart of a visitor whose cart has been forgotten. */
export type AbsentCartState = (
  services: Services,
  context: Pick<ActionContext, 'request' | 'visitor'>,
) => Promise<NonNullable<SignOutStates['commerce/cart']>>;

const input = z.object({ [CLONE_CART_PARAMETER]: z.string().max(100).optional() });

/**
 * `signOut`: ends the member's session on the server. Without a session the answer is the same. A script must send the
 * header with the value from the sign-in reply.
 *
 * @implements SESSION-03 SESSION-04 SESSION-05 SRV-19 SRV-20
 */
export function signOutRoute(absentCartState: AbsentCartState): Route {
  return (app, services) => {
    const { method, path } = MEMBER_CALLS.signOut;
    const run: Action<typeof input>['run'] = async ({ cloneCart }, context) => {
      const { request, reply, isForm } = context;
      const token = memberTokenOf(request);
      if (token !== undefined && !isForm && !isCrumbRight(request, request.headers[CRUMB_HEADER]))
        return { kind: 'refused', code: 'site/crumb', crumb: renewCrumb(reply) };
      return signOut(services, context, { token, keepsCart: cloneCart === 'true', absentCartState });
    };
    registerAction(app, services, { method, path, input, run });
    registerAction(app, services, { method: 'POST', path: `${path}/end`, input, run });
  };
}

interface SignOutInput {
  readonly token: string | undefined;
  readonly keepsCart: boolean;
  readonly absentCartState: AbsentCartState;
}

async function signOut(
  services: Services,
  context: ActionContext,
  { token, keepsCart, absentCartState }: SignOutInput,
): Promise<ActionOutcome> {
  const { db } = services;
  const { site, request, reply } = context;
  if (token !== undefined) await endSession(db, 'member', { siteId: site.id, token });
  forgetMember(reply);
  renewCrumb(reply);
  const session = sessionState({ account: await accountOf(db, request), member: false });
  const body: MemberSignOutReply = { states: { 'site/session': session } };
  if (keepsCart) return { kind: 'done', body };
  forgetCart(reply);
  const cart = await absentCartState(services, context);
  return { kind: 'done', body: { states: { ...body.states, 'commerce/cart': cart } } };
}
