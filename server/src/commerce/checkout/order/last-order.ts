import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from 'shared-types/site/cookie';
import { setCookie } from '../../../platform/http/cookie/site-cookies';

export interface LastOrder {
  /** Idempotency key of the form. */
  readonly key: string;
  readonly cartToken: string;
}

/** The cart that this form has already ordered, from the browser's cookie. */
export function orderedCart({ cookies }: FastifyRequest, key: string): string | undefined {
  const last = cookies[COOKIE.ordered];
  return last?.startsWith(`${key}.`) ? last.slice(key.length + 1) : undefined;
}

/** Sets the cookie. The cart's own cookie is deleted with the order. */
export function rememberOrdered(reply: FastifyReply, { key, cartToken }: LastOrder): void {
  setCookie(reply, { name: COOKIE.ordered, value: `${key}.${cartToken}` }, { httpOnly: true });
}
