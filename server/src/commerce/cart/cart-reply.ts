import type { FastifyRequest } from 'fastify';
import type { CartFact, CartReply } from 'shared-types/commerce/cart';
import { answeredChanges } from '../../http/answered-changes';
import type { Services } from '../../http/services';
import { siteOf } from '../../http/site-of-request';
import { cartFact } from './cart-fact';
import { cartView } from './cart-view';
import type { StoredCart } from './stored-cart';

type ReplyServices = Pick<Services, 'db' | 'pages'>;

/** What a reply tells. */
export interface CartReplyInput {
  readonly request: FastifyRequest;
  /** The cart as it is now; absent where the visitor has none. */
  readonly stored: StoredCart | undefined;
  /** A sentence to announce. */
  readonly message?: string;
  /** Changes this browser has been told of; those of its cookie where absent. */
  readonly answered?: readonly number[];
}

/** The reply of every cart call. */
export async function cartReply(
  services: ReplyServices,
  { request, stored, message, answered = answeredChanges(request) }: CartReplyInput,
): Promise<CartReply> {
  const visitor = { answered };
  const view = await cartView({ db: services.db, site: siteOf(request), stored, visitor });
  const fact = await factWithTexts(services, request, cartFact(stored, visitor));
  return { ...view, facts: { 'commerce/cart': fact }, ...(message ? { message } : {}) };
}

/** The fact with the indicator's words, where the indicator can make them. */
export async function factWithTexts(
  { pages }: ReplyServices,
  request: FastifyRequest,
  fact: CartFact,
): Promise<CartFact> {
  const { quantityText, spokenLabel, subtotalText } =
    (await pages.factTexts(request, 'commerce/indicator', fact)) ?? {};
  if (quantityText === undefined || spokenLabel === undefined || subtotalText === undefined) return fact;
  return { ...fact, texts: { quantityText, spokenLabel, subtotalText } };
}
