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

/** What keeps somebody from a page: no account is signed in, its roles do not open the page, or a lock does. */
export type Obstacle = 'signed-out' | 'not-allowed' | LockScreenName;

/** Who asks, as far as pages open by it. */
type Viewer = { readonly [K in 'account' | 'member' | 'isUnlocked']?: Visitor[K] | undefined };

/** True for a page that is not for everybody: no browser keeps it, and it is not to be had while it cannot be read who asks. */
export function isGuarded({ isAdmin, isPrivate, lock }: SitePage): boolean {
  return isAdmin === true || isPrivate === true || lock !== undefined;
}

/** What keeps somebody from a page; `undefined` where nothing does. */
export function obstacleTo({ needs, lock }: SitePage, viewer: Viewer): Obstacle | undefined {
  if (lock) return lockedFor(viewer, lock);
  const { account } = viewer;
  if (needs === undefined) return undefined;
  if (!account) return 'signed-out';
  return mayDo(account, needs) ? undefined : 'not-allowed';
}

/**
 * The lock screen somebody sees in the place of a locked page; none for whom it is open to.
 *
 * @implements ROLE-03 SRV-34
 */
function lockedFor({ member, isUnlocked }: Viewer, lock: PageLock): LockScreenName | undefined {
  if (lock.by === 'password') return isUnlocked ? undefined : 'password';
  if (!member) return 'membersOnly';
  return lock.area === undefined || member.areas.includes(lock.area) ? undefined : 'accessDenied';
}

/**
 * Leads to the sign-in, which leads back to this page; a script is told that it is needed. For a file it is the page that the
 * file is on: a sign-in that leads to a file stays where it is.
 *
 * @implements SRV-05 SRV-10
 */
export function redirectToSignIn(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  if (wantsJson(request)) return refuse(reply, 'site/login-required');
  return lead(reply, `${ADMIN_PATH.signIn}?${new URLSearchParams({ return: path })}`);
}

/** Somebody at a page of the admin area. */
interface AtPage extends Pick<Visitor, 'account'> {
  readonly page: SitePage;
  readonly query: URLSearchParams;
}

/** Where who is signed in is led from a page: past the sign-in, and from the first page to the frame that was asked for. */
export function onwardAddress({ page: { path }, query, account }: AtPage): string | undefined {
  if (!account) return undefined;
  if (path === ADMIN_PATH.signIn) return leadsTo(query.get('return'));
  return path === ADMIN_PATH.home ? frameAddress(query, account) : undefined;
}

/** What browsers say of a request for what a frame is to show. */
const IN_FRAME = ['iframe', 'frame', 'embed', 'object'];

/** True for a page that is to stand in a frame; a browser that does not say so shows it there. */
export function isInFrame({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return IN_FRAME.includes(String(headers['sec-fetch-dest']));
}

/**
 * Tells a frame that the admin area stands around it and not in it: a sign-in, too, is the whole window's.
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

/** Leads on from a page that no browser keeps. */
export function lead(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', NO_STORE).redirect(address, 303);
}
