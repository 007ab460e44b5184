import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import { setCookie } from '../../../platform/http/cookie/site-cookies';

/** Which form ordered which cart. */
export interface LastOrder {
  /** The form's idempotency key. */
  readonly key: string;
  readonly cartToken: string;
}

/** The cart that this form has ordered already, as far as this browser remembers. */
export function orderedCart({ cookies }: FastifyRequest, key: string): string | undefined {
  const last = cookies[COOKIE.ordered];
  return last?.startsWith(`${key}.`) ? last.slice(key.length + 1) : undefined;
}

/** Has the browser remember it: the cart's own cookie goes with the order. */
export function rememberOrdered(reply: FastifyReply, { key, cartToken }: LastOrder): void {
  setCookie(reply, { name: COOKIE.ordered, value: `${key}.${cartToken}` }, { httpOnly: true });
}
