import type { FastifyRequest } from 'fastify';
import type { CartState, CartReply } from 'shared-types/commerce/cart';
import { answeredChanges } from '../../../platform/http/cookie/answered-changes';
import type { Services } from '../../../site/services';
import type { Visitor } from '../../../site/request/visitor';
import { siteOf } from '../../../site/request/site-of-request';
import { cartState, cartView } from './cart-view';
import type { StoredCart } from './stored-cart';

type ReplyServices = Pick<Services, 'db' | 'pages'>;

interface CartReplyInput {
  readonly request: FastifyRequest;
  /** The current cart; undefined if the visitor has none. */
  readonly stored: StoredCart | undefined;
  /** Message to announce. */
  readonly message?: string;
  /** Changes this browser knows of; by default those of its cookie. */
  readonly answered?: readonly number[];
}

/** The reply of every cart call. */
export async function cartReply(
  services: ReplyServices,
  { request, stored, message, answered = answeredChanges(request) }: CartReplyInput,
): Promise<CartReply> {
  const visitor = { answered };
  const view = await cartView({ db: services.db, site: siteOf(request), stored, visitor });
  const stateEvent = await stateWithTexts(services, request, cartState(stored, visitor));
  return { ...view, states: { 'commerce/cart': stateEvent }, ...(message ? { message } : {}) };
}

/** The state of the cart of a visitor who has none any more. */
export function absentCartState(
  services: ReplyServices,
  { request, visitor }: { readonly request: FastifyRequest; readonly visitor: Pick<Visitor, 'answered'> },
): Promise<CartState> {
  return stateWithTexts(services, request, cartState(undefined, visitor));
}

/** The state event with the texts of the indicator, if they can be rendered. */
export async function stateWithTexts(
  { pages }: ReplyServices,
  request: FastifyRequest,
  stateEvent: CartState,
): Promise<CartState> {
  const { quantityText, spokenLabel, subtotalText } =
    (await pages.stateTexts(request, 'commerce/indicator', stateEvent)) ?? {};
  if (quantityText === undefined || spokenLabel === undefined || subtotalText === undefined) return stateEvent;
  return { ...stateEvent, texts: { quantityText, spokenLabel, subtotalText } };
}
