import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { PageLock } from 'shared-types/site/site-document';
import { leadsTo } from '../../config/sign-in/leads-to';
import { refuse } from '../../http/refusal';
import { wantsJson } from '../../http/wants-json';
import type { Visitor } from '../../http/visitor';
import type { LockScreenName } from '../directory/lock-screens';
import type { SitePage } from '../directory/site';
import { mayDo } from '../session/capabilities';

/** What keeps somebody from a page: no account is signed in, its roles do not open the page, or a lock does. */
export type Obstacle = 'signed-out' | 'not-allowed' | LockScreenName;

/** Who asks, as far as pages open by it. */
type Asking = { readonly [K in 'account' | 'member' | 'isUnlocked']?: Visitor[K] | undefined };

/** True for a page that is not for everybody: no browser keeps it, and it is not to be had while it cannot be read who asks. */
export function isGuarded({ isConfig, lock }: SitePage): boolean {
  return isConfig === true || lock !== undefined;
}

/** What keeps somebody from a page; `undefined` where nothing does. */
export function obstacleTo({ needs, lock }: SitePage, asking: Asking): Obstacle | undefined {
  if (lock) return lockedFor(asking, lock);
  const { account } = asking;
  if (needs === undefined) return undefined;
  if (!account) return 'signed-out';
  return mayDo(account.roles, needs) ? undefined : 'not-allowed';
}

/**
 * The lock screen somebody sees in the place of a locked page; none for whom it is open to.
 *
 * @implements ROLE-03 SRV-34
 */
function lockedFor({ member, isUnlocked }: Asking, lock: PageLock): LockScreenName | undefined {
  if (lock.by === 'password') return isUnlocked ? undefined : 'password';
  if (!member) return 'membersOnly';
  return lock.area === undefined || member.areas.includes(lock.area) ? undefined : 'accessDenied';
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
