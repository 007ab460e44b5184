import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PageLock } from 'shared-types/site/site-document';
import { frameAddress } from './framed-path';
import { leadsTo } from './leads-to';
import { escapeHtml } from '../../../platform/http/escape-html';
import { refuse } from '../../request/refusal';
import { wantsJson } from '../../../platform/http/wants-json';
import type { Visitor } from '../../request/visitor';
import type { LockScreenName } from '../../own-pages/lock-screens';
import type { SitePage } from '../../directory/site-page';
import { mayDo } from '../../session/capabilities';
import { plainOutOfFramePage, type PlainPageSite } from '../send/plain-pages';

const NO_STORE = 'private, no-store';

/**
 * Why a visitor may not see a page: no account is signed in, its roles are insufficient, the page is locked, or it is
 * private, so that the visitor must not learn of it.
 */
export type Obstacle = 'signed-out' | 'not-allowed' | 'hidden' | LockScreenName;

type Viewer = { readonly [K in 'account' | 'member' | 'isUnlocked']?: Visitor[K] | undefined };

/**
 * True for a page with restricted access: browsers must not store it, and it is unavailable while sessions cannot be read.
 */
export function isGuarded({ isAdmin, isPrivate, lock }: SitePage): boolean {
  return isAdmin === true || isPrivate === true || lock !== undefined;
}

export function obstacleTo({ needs, lock }: SitePage, viewer: Viewer): Obstacle | undefined {
  const { account } = viewer;
  if (lock?.by === 'accounts') return account ? undefined : 'hidden';
  if (lock) return lockedFor(viewer, lock);
  if (needs === undefined) return undefined;
  if (!account) return 'signed-out';
  return mayDo(account, needs) ? undefined : 'not-allowed';
}

/**
 * The lock screen for visitors to whom a locked page is not open.
 *
 * @implements ROLE-03 SRV-34
 */
function lockedFor(
  { member, isUnlocked }: Viewer,
  lock: Exclude<PageLock, { readonly by: 'accounts' }>,
): LockScreenName | undefined {
  if (lock.by === 'password') return isUnlocked ? undefined : 'password';
  if (!member) return 'membersOnly';
  return lock.area === undefined || member.areas.includes(lock.area) ? undefined : 'accessDenied';
}

/**
 * Redirects to the sign-in page, which redirects back. Scripts get an error code instead. A request for a file redirects
 * back to its page, because a sign-in cannot lead to a file.
 *
 * @implements SRV-05 SRV-10
 */
export function redirectToSignIn(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  if (wantsJson(request)) return refuse(reply, 'site/login-required');
  return lead(reply, `${ADMIN_PATH.signIn}?${new URLSearchParams({ return: path })}`);
}

interface AtPage extends Pick<Visitor, 'account'> {
  readonly page: SitePage;
  readonly query: URLSearchParams;
}

/**
 * Where a signed-in account is redirected: away from the sign-in page, and from the start page to the page requested for
 * the editing frame.
 */
export function onwardAddress({ page: { path }, query, account }: AtPage): string | undefined {
  if (!account) return undefined;
  if (path === ADMIN_PATH.signIn) return leadsTo(query.get('return'));
  return path === ADMIN_PATH.home ? frameAddress(query, account) : undefined;
}

/** Values of `sec-fetch-dest` for frames. */
const IN_FRAME = ['iframe', 'frame', 'embed', 'object'];

/** True for a request of a frame. Browsers that do not send the header are allowed to frame the page. */
export function isInFrame({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return IN_FRAME.includes(String(headers['sec-fetch-dest']));
}

/**
 * Answers a frame's request for a page of the admin area with a link that opens it in the whole window.
 *
 * @implements SRV-04
 */
export function sendOutOfFrame(
  reply: FastifyReply,
  { site, url }: { readonly site: PlainPageSite; readonly url: URL },
): FastifyReply {
  const html = plainOutOfFramePage(site, escapeHtml(url.pathname + url.search));
  return reply.header('cache-control', NO_STORE).type('text/html; charset=utf-8').send(html);
}

/** Redirects without caching. */
export function lead(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', NO_STORE).redirect(address, 303);
}
