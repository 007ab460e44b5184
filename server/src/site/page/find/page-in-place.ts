import type { FastifyReply } from 'fastify';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { SIGNED_OUT_MESSAGES } from '../../session/signed-out.messages';
import type { ErrorCode } from '../../../platform/errors';
import { refuse } from '../../request/refusal';
import { wantsJson } from '../../../platform/http/wants-json';
import { languageOf } from '../../../platform/language';
import { isClosedTo } from '../../closed/is-closed-to';
import { sendClosed } from '../../closed/send-closed';
import { lockScreenOf, type LockScreenName } from '../../own-pages/lock-screens';
import type { MatchedPage, SitePage } from '../../directory/site-page';
import type { Outgoing, OutgoingPage } from './page-finder';
import type { PageDeps } from '../page-deps';
import { createPageTemplate } from '../template/create-page-template';
import { personalAnswers } from '../load/personal-blocks';
import { plainNotFoundPage } from '../send/plain-pages';
import { sendPage } from '../send/send-page';

/** A refused form may already have a higher status. */
const LOCKED = 403;
const SIGNED_OUT = 401;
/** Errors of a form sent after signing out: a sign-out in another tab renews the crumb, and deleted cookies lose it. */
const REFUSED_LATE = ['site/login-required', 'site/crumb', 'site/no-cookies'] satisfies readonly ErrorCode[];

/**
 * Sends the site's page for unknown addresses, or a plain page; to accounts in the admin area a page of that. A closed site
 * always gets the plain page.
 */
export async function sendNotFound(deps: PageDeps, outgoing: Outgoing): Promise<FastifyReply> {
  const { request, site, reply, visitor, url } = outgoing;
  if (isClosedTo(site, visitor.account)) return sendClosed(request, reply, site);
  const notFound = site.pages.filter((candidate) => candidate.pageType === PAGE_TYPE.notFound);
  const isInAdmin = visitor.account !== undefined && url.pathname.startsWith(ADMIN_PATH.home);
  const own = notFound.find(({ path }) => site.siteLocaleAt(path) === site) ?? notFound[0];
  const page = isInAdmin ? site.adminPages.notFound : own;
  const found = page && (await findInPlace(deps, { ...outgoing, status: 404 }, { page, params: {} }));
  return found ? sendPage(deps, found) : reply.code(404).type('text/html; charset=utf-8').send(plainNotFoundPage(site));
}

/**
 * Sends the page that tells an account that its roles are insufficient. Scripts get an error code.
 *
 * @implements ROLE-04 SRV-11
 */
export async function sendNoAccess(deps: PageDeps, outgoing: Outgoing): Promise<FastifyReply> {
  const { request, reply, site, url } = outgoing;
  if (wantsJson(request)) return refuse(reply, 'site/not-allowed');
  const needs = site.pageAt(url.pathname)?.page.needs;
  const page: SitePage = { ...site.adminPages.noAccess, ...(needs ? { needs } : {}) };
  const found = await findInPlace(deps, { ...outgoing, status: 403 }, { page, params: {} });
  return found ? sendPage(deps, found) : refuse(reply, 'site/not-allowed');
}

/** True if a form was sent after the session ended, and its page can be shown again without personal data. */
export function isTypedLate({ keepsTyped, blocks }: SitePage, { form }: Pick<Outgoing, 'form'>): boolean {
  if (!keepsTyped || !form) return false;
  return REFUSED_LATE.some((code) => code === form.state.code) && blocks.has(form.blockId);
}

/** Sends the page with only the form and the typed values, so that a sign-out while typing does not lose them. */
export async function sendTyped(deps: PageDeps, outgoing: Outgoing, page: SitePage): Promise<FastifyReply> {
  const { form, reply } = outgoing;
  const { params = {} } = outgoing.site.pageAt(outgoing.url.pathname) ?? {};
  const found = await findInPlace(deps, { ...outgoing, status: SIGNED_OUT }, { page, params });
  if (!found || !form) return refuse(reply, 'site/login-required');
  // Whatever the form was refused for, the visitor must sign in first.
  const late = { code: 'site/login-required', message: SIGNED_OUT_MESSAGES[languageOf(outgoing.site)] };
  return sendPage(deps, { ...found, form: { ...form, state: { ...form.state, ...late } } });
}

interface LockedPage {
  readonly page: SitePage;
  readonly name: LockScreenName;
}

/**
 * Sends the lock screen in place of a locked page, at the page's URL, so that a form on it leads back. No template of the
 * page is made, so none of it can be sent.
 *
 * @implements SESSION-08
 */
export async function sendLockScreen(
  deps: PageDeps,
  outgoing: Outgoing,
  { page: { path, lock }, name }: LockedPage,
): Promise<FastifyReply> {
  const { site, reply, form } = outgoing;
  const page: SitePage = { ...lockScreenOf(site, name), path, ...(lock ? { lock } : {}) };
  const found = await findInPlace(
    deps,
    { ...outgoing, status: Math.max(outgoing.status, LOCKED) },
    { page, params: {} },
  );
  return found ? sendPage(deps, form ? { ...found, form } : found) : refuse(reply, 'site/not-allowed');
}

/** Sends another version of a page for a frame: without the shell, so that it runs nothing. */
export async function sendShown(deps: PageDeps, outgoing: Outgoing, page: SitePage): Promise<FastifyReply> {
  const found = await findShown(deps, outgoing, page);
  return found ? sendPage(deps, found) : refuse(outgoing.reply, 'site/not-found');
}

/** Another version of a page, without the shell. */
export function findShown(deps: PageDeps, outgoing: Outgoing, page: SitePage): Promise<OutgoingPage | undefined> {
  const preview = { ...outgoing.preview, isSixth: true };
  return findInPlace(deps, { ...outgoing, preview }, { page, params: {} });
}

/** Finds a page that is sent in place of the requested one. */
async function findInPlace(
  deps: PageDeps,
  outgoing: Outgoing,
  matched: MatchedPage,
): Promise<OutgoingPage | undefined> {
  const { site, url, preview, visitor, state } = outgoing;
  const pageTemplate = await createPageTemplate(deps, {
    site,
    matched,
    path: url.pathname,
    origin: url.origin,
    preview,
    state,
  });
  if (!pageTemplate) return undefined;
  const answers = await personalAnswers(deps, { site, pageTemplate, visitor, query: url.searchParams });
  const { form: _, ...without } = outgoing;
  return { ...without, pageTemplate, answers };
}
