import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { FormState } from 'shared-types/render';
import type { FeatureId } from 'shared-types/remote';
import { COOKIE_SETTINGS_PARAMETER } from 'shared-types/site/cookie';
import { HOLE } from 'shared-types/site/frame';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { addressOf, ownOrigin } from '../../http/origin';
import { refuse } from '../../http/refusal';
import { sentFormState } from '../../http/sent-form';
import { siteOf } from '../../http/site-of-request';
import { visitorOf, type Visitor } from '../../http/visitor';
import { wantsJson } from '../../http/wants-json';
import type { MatchedPage, Site, SitePage } from '../directory/site';
import { accountOf } from '../session/account-of-request';
import { factTextsOf } from './fact-texts';
import { isItemMissing } from './is-item-missing';
import { askToSignIn, leadPastSignIn, obstacleTo } from './page-access';
import type { PageDeps } from './page-deps';
import { factsOf, sendFacts } from './page-facts';
import { planPage, type PagePlan } from './page-plan';
import { pageTail } from './page-tail';
import { perRequestHole, perRequestOf } from './per-request';
import { fillPersonal, personalAnswers, type PersonalAnswers, type PersonalInput } from './personal-blocks';
import { plainNotFoundPage } from './plain-pages';
import { createPlanCache } from './plan-cache';
import { previewOf, type Preview } from './preview';
import { redirectionOf, sendRedirect } from './redirection';
import { contentSecurityPolicy, createNonce } from './security-headers';
import { fillTemplate } from './template';

/** A page to be sent because its form was refused or must ask something. */
export interface SendWithForm {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Path and query of the page. */
  readonly path: string;
  /** The block whose form it is. */
  readonly blockId: string;
  /** 422 where absent. */
  readonly status?: number;
  readonly form: FormState;
}

/** Puts pages together and sends them. */
export interface PageComposer {
  /** The page at the request's own address; its facts alone to a script that asks. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** A page with what the server has to say about its form. */
  sendWithForm(input: SendWithForm): Promise<FastifyReply>;
  /** Words for elements that follow a fact, made by the feature that owns it; `undefined` where it cannot. */
  factTexts(
    request: FastifyRequest,
    feature: FeatureId,
    fact: unknown,
  ): Promise<Readonly<Record<string, string>> | undefined>;
}

/** A page about to be sent. */
interface Outgoing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly visitor: Visitor;
  readonly url: URL;
  readonly preview: Preview;
  readonly status: number;
  readonly form?: PersonalInput['form'];
}

/** Sends something. Not the reply itself: that is a promise of its having been sent, and of nothing. */
type Answer = () => FastifyReply | Promise<FastifyReply>;

/** Makes the composer. */
export function createPageComposer(deps: PageDeps): PageComposer {
  const plans = createPlanCache(deps.config.keepsRendered);

  const planFor = ({ site, url, preview }: Outgoing, matched: MatchedPage): Promise<PagePlan | undefined> => {
    const input = { site, matched, path: url.pathname, origin: url.origin, preview };
    const { serial } = deps.registry.current();
    const key = [site.id, site.revision, serial, url.origin, url.pathname, JSON.stringify(preview)].join(' ');
    return plans.get(key, () => planPage(deps, input));
  };

  /** The page at an address, planned and answered; `undefined` where there is none. */
  const find = async (outgoing: Outgoing): Promise<PlannedOutgoing | undefined> => {
    const { site, url, visitor } = outgoing;
    const matched = site.pageAt(url.pathname);
    const plan = matched && (await planFor(outgoing, matched));
    const answers = plan && (await personalAnswers(deps, { site, plan, visitor, query: url.searchParams }));
    return plan && answers && !isItemMissing(matched, answers) ? { ...outgoing, plan, answers } : undefined;
  };

  /** How to send the page at an address, or what stands in its place where the visitor may not see it. */
  const answerAt = async (outgoing: Outgoing): Promise<Answer | undefined> => {
    const { request, reply, site, url, visitor } = outgoing;
    const page = site.pageAt(url.pathname)?.page;
    const obstacle = page && obstacleTo(page, visitor.account);
    if (obstacle === 'signed-out') return () => askToSignIn(request, reply, url.pathname + url.search);
    if (obstacle === 'not-allowed') return () => sendNoAccess(deps, outgoing);
    const found = await find(outgoing);
    return found && (() => sendPlan(deps, found));
  };

  return {
    async send(request, reply) {
      const url = addressOf(request);
      const sent = url.searchParams.get('sent');
      const form = sent ? { form: { blockId: sent, state: sentFormState(request, reply, sent) } } : {};
      const site = siteOf(request).editionAt(url.pathname);
      const page = site.pageAt(url.pathname)?.page;
      const visitor = await visitorAt(deps, request, page);
      if (page?.path === CONFIG_PATH.signIn && visitor.account) return leadPastSignIn(reply, url.searchParams);
      const outgoing = { request, reply, site, visitor, url, preview: previewOf(request), status: 200, ...form };
      const answer = hasRightEnd(url, page) ? await answerAt(outgoing) : undefined;
      if (answer) return answer();
      const isThere = async (path: string) => (await find({ ...outgoing, url: new URL(path, url) })) !== undefined;
      const redirection = await redirectionOf(site, url.pathname, isThere);
      return redirection ? sendRedirect(reply, redirection, url.search) : sendNotFound(deps, outgoing);
    },
    sendWithForm: async ({ request, reply, path, blockId, status = 422, form }) => {
      const site = siteOf(request).editionAt(path);
      const url = new URL(path, ownOrigin(request));
      const outgoing = {
        request,
        reply,
        site,
        visitor: await visitorAt(deps, request, site.pageAt(url.pathname)?.page),
        url,
        preview: previewOf(request),
        status,
        form: { blockId, state: form },
      };
      const answer = await answerAt(outgoing);
      return answer ? answer() : sendNotFound(deps, outgoing);
    },
    factTexts: (request, feature, fact) =>
      factTextsOf(deps, { site: siteOf(request), origin: ownOrigin(request), feature, fact }),
  };
}

/**
 * Who asks, and who is signed in. Without the database a page that everybody may see is an anonymous visitor's; one that
 * not everybody may see is not to be had.
 */
async function visitorAt(deps: PageDeps, request: FastifyRequest, page: SitePage | undefined): Promise<Visitor> {
  const visitor = visitorOf(request);
  try {
    const account = await accountOf(deps.db, request);
    return account ? { ...visitor, account } : visitor;
  } catch (error) {
    if (page?.isConfig) throw error;
    deps.log.error({ err: error }, 'it could not be read who is signed in');
    return visitor;
  }
}

/** A slash at the end belongs to the address of the first page and to that of the configuration area, and to no other. */
function hasRightEnd({ pathname }: URL, page: SitePage | undefined): boolean {
  return pathname.endsWith('/') === (page?.path.endsWith('/') ?? false);
}

interface PlannedOutgoing extends Outgoing {
  readonly plan: PagePlan;
  readonly answers: PersonalAnswers;
}

async function sendPlan(deps: PageDeps, outgoing: PlannedOutgoing): Promise<FastifyReply> {
  const { request, reply, plan, url, preview, answers, visitor } = outgoing;
  const { account } = visitor;
  if (request.method === 'GET' && wantsJson(request)) return sendFacts(deps, { ...outgoing, origin: url.origin });
  const perRequest = perRequestOf(request, reply, returnPath(url));
  const template = await fillPersonal(deps, outgoing);
  const nonce = createNonce();
  const tail = () => {
    const facts = factsOf({ plan, answers, visitor });
    return preview.isSixth ? '' : pageTail({ plan, perRequest, facts, nonce, query: url.searchParams, account });
  };
  const html = fillTemplate(template, (hole) => {
    if (hole === HOLE.nonce) return nonce;
    return hole === HOLE.shell ? tail() : (perRequestHole(perRequest, hole) ?? '');
  });
  return reply
    .code(outgoing.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', plan.matched.page.isConfig ? 'private, no-store' : 'private, no-cache')
    .header('content-security-policy', contentSecurityPolicy(nonce, request.protocol === 'https', cspSources(plan)))
    .send(html);
}

/** Where the page's forms lead back to: to itself, but not to the question about cookies that one of them has answered. */
function returnPath({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  if (!query.has(COOKIE_SETTINGS_PARAMETER)) return pathname + search;
  query.delete(COOKIE_SETTINGS_PARAMETER);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

function cspSources(plan: PagePlan): Record<string, readonly string[]> {
  const { website } = plan.context;
  const asked = plan.blocks.flatMap(({ live: { remote, feature } }) => {
    const isAsking = feature.cspKey === undefined || website[feature.cspKey] !== undefined;
    return isAsking ? [remote.manifest.csp, feature.csp ?? {}] : [remote.manifest.csp];
  });
  const sources: Record<string, string[]> = {};
  for (const [directive, values] of new Set(asked.flatMap((csp) => Object.entries(csp))))
    sources[directive] = [...new Set([...(sources[directive] ?? []), ...values])];
  return sources;
}

/** The site's own page for what is not there, or a plain one where it has none. */
async function sendNotFound(deps: PageDeps, outgoing: Outgoing): Promise<FastifyReply> {
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
async function sendNoAccess(deps: PageDeps, outgoing: Outgoing): Promise<FastifyReply> {
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
