import type { FastifyReply } from 'fastify';
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
import type { Outgoing, OutgoingPage } from '../send/outgoing';
import type { PageDeps } from '../page-deps';
import { createPageTemplate } from '../template/create-page-template';
import { personalAnswers } from '../load/personal-blocks';
import { plainNotFoundPage } from '../send/plain-pages';
import { sendPage } from '../send/send-page';

/** A refused form has a status of its own, which is no lower one. */
const LOCKED = 403;
const SIGNED_OUT = 401;
/** How a form of who is signed out is refused. A sign-out in another tab renews the crumb; cookies that are gone took it along. */
const REFUSED_LATE = ['site/login-required', 'site/crumb', 'site/no-cookies'] satisfies readonly ErrorCode[];

/** The site's own page for what is not there, or a plain one where it has none; a closed site has nothing to show. */
export async function sendNotFound(deps: PageDeps, outgoing: Outgoing): Promise<FastifyReply> {
  const { request, site, reply, visitor } = outgoing;
  if (isClosedTo(site, visitor.account)) return sendClosed(request, reply, site);
  const notFound = site.pages.filter((candidate) => candidate.pageType === PAGE_TYPE.notFound);
  const page = notFound.find(({ path }) => site.siteLocaleAt(path) === site) ?? notFound[0];
  const found = page && (await findInPlace(deps, { ...outgoing, status: 404 }, { page, params: {} }));
  return found ? sendPage(deps, found) : reply.code(404).type('text/html; charset=utf-8').send(plainNotFoundPage(site));
}

/**
 * The page that tells an account that its roles do not suffice; a script is told so by the code.
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

/** True where a form was sent after the sign-in had ended, and its page can show it again to nobody in particular. */
export function isTypedLate({ keepsTyped, blocks }: SitePage, { form }: Pick<Outgoing, 'form'>): boolean {
  if (!keepsTyped || !form) return false;
  return REFUSED_LATE.some((code) => code === form.state.code) && blocks.has(form.blockId);
}

/**
 * A page somebody was signed out on while typing: its form with what was typed, and nothing else of the page's own. A
 * sign-in in its place would lose that.
 */
export async function sendTyped(deps: PageDeps, outgoing: Outgoing, page: SitePage): Promise<FastifyReply> {
  const { form, reply } = outgoing;
  const { params = {} } = outgoing.site.pageAt(outgoing.url.pathname) ?? {};
  const found = await findInPlace(deps, { ...outgoing, status: SIGNED_OUT }, { page, params });
  if (!found || !form) return refuse(reply, 'site/login-required');
  // Whatever it was refused for, a sign-in is what it needs.
  const late = { code: 'site/login-required', message: SIGNED_OUT_MESSAGES[languageOf(outgoing.site)] };
  return sendPage(deps, { ...found, form: { ...form, state: { ...form.state, ...late } } });
}

/** A locked page, and what is shown in its place. */
interface LockedPage {
  readonly page: SitePage;
  readonly name: LockScreenName;
}

/**
 * The screen that stands in place of a locked page. It is at the page's own address, where a sign-in leads back to; a form
 * that was refused there says why. Of the page itself no template is made, and so nothing can be sent.
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

/** A page at an address that is not its own. */
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
