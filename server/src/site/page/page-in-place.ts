import type { FastifyReply } from 'fastify';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { refuse } from '../../http/refusal';
import { wantsJson } from '../../http/wants-json';
import type { SitePage } from '../directory/site';
import type { Outgoing, PlannedOutgoing } from './outgoing';
import type { PageDeps } from './page-deps';
import { planPage } from './page-plan';
import { personalAnswers } from './personal-blocks';
import { plainNotFoundPage } from './plain-pages';
import { sendPlan } from './send-plan';

/** The site's own page for what is not there, or a plain one where it has none. */
export async function sendNotFound(deps: PageDeps, outgoing: Outgoing): Promise<FastifyReply> {
  const { site, reply } = outgoing;
  const notFound = site.pages.filter((candidate) => candidate.pageType === PAGE_TYPE.notFound);
  const page = notFound.find(({ path }) => site.editionAt(path) === site) ?? notFound[0];
  const found = page && (await findInPlace(deps, { ...outgoing, status: 404 }, page));
  return found ? sendPlan(deps, found) : reply.code(404).type('text/html; charset=utf-8').send(plainNotFoundPage(site));
}

/**
 * The page that tells an account that its roles do not suffice; a script is told so by the code.
 *
 * @implements ROLE-04 SRV-11
 */
export async function sendNoAccess(deps: PageDeps, outgoing: Outgoing): Promise<FastifyReply> {
  const { request, reply, site } = outgoing;
  if (wantsJson(request)) return refuse(reply, 'site/not-allowed');
  const found = await findInPlace(deps, { ...outgoing, status: 403 }, site.configPages.noAccess);
  return found ? sendPlan(deps, found) : refuse(reply, 'site/not-allowed');
}

/** A page at an address that is not its own. */
async function findInPlace(deps: PageDeps, outgoing: Outgoing, page: SitePage): Promise<PlannedOutgoing | undefined> {
  const { site, url, preview, visitor } = outgoing;
  const matched = { page, params: {} };
  const plan = await planPage(deps, { site, matched, path: url.pathname, origin: url.origin, preview });
  if (!plan) return undefined;
  const answers = await personalAnswers(deps, { site, plan, visitor, query: url.searchParams });
  const { form: _, ...without } = outgoing;
  return { ...without, plan, answers };
}
