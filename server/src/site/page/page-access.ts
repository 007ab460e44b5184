import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { leadsTo } from '../../config/sign-in/leads-to';
import { refuse } from '../../http/refusal';
import { wantsJson } from '../../http/wants-json';
import type { SitePage } from '../directory/site';
import { mayDo } from '../session/capabilities';
import type { SignedInAccount } from '../session/signed-in-account';

/** What keeps somebody from a page: nobody is signed in, or the account's roles do not open it. */
export type Obstacle = 'signed-out' | 'not-allowed';

/** What keeps somebody from a page; `undefined` where nothing does. */
export function obstacleTo({ needs }: SitePage, account: SignedInAccount | undefined): Obstacle | undefined {
  if (needs === undefined) return undefined;
  if (!account) return 'signed-out';
  return mayDo(account.roles, needs) ? undefined : 'not-allowed';
}

/**
 * Leads to the sign-in, which leads back; a script is told that it is needed.
 *
 * @implements SRV-05 SRV-10
 */
export function askToSignIn(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  if (wantsJson(request)) return refuse(reply, 'site/login-required');
  return lead(reply, `${CONFIG_PATH.signIn}?${new URLSearchParams({ return: path })}`);
}

/** Where the sign-in page leads who is signed in already. */
export function leadPastSignIn(reply: FastifyReply, query: URLSearchParams): FastifyReply {
  return lead(reply, leadsTo(query.get('return')));
}

function lead(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'private, no-store').redirect(address, 303);
}
