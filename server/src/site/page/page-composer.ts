import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormState } from 'shared-types/render';
import type { FeatureId } from 'shared-types/remote';
import { HOLE } from 'shared-types/site/frame';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { ownOrigin } from '../../http/origin';
import { sentFormState } from '../../http/sent-form';
import { siteOf } from '../../http/site-of-request';
import { visitorOf } from '../../http/visitor';
import { wantsJson } from '../../http/wants-json';
import type { MatchedPage, Site } from '../directory/site';
import { factTextsOf } from './fact-texts';
import { isItemMissing } from './is-item-missing';
import type { PageDeps } from './page-deps';
import { factsOf, sendFacts } from './page-facts';
import { planPage, type PagePlan } from './page-plan';
import { pageTail } from './page-tail';
import { perRequestHole, perRequestOf } from './per-request';
import { fillPersonal, personalAnswers, type PersonalAnswers, type PersonalInput } from './personal-blocks';
import { plainNotFoundPage } from './plain-pages';
import { createPlanCache } from './plan-cache';
import { previewOf, type Preview } from './preview';
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
  readonly url: URL;
  readonly preview: Preview;
  readonly status: number;
  readonly form?: PersonalInput['form'];
}

/** Makes the composer. */
export function createPageComposer(deps: PageDeps): PageComposer {
  const plans = createPlanCache(deps.config.keepsRendered);

  const planFor = ({ site, url, preview }: Outgoing, matched: MatchedPage): Promise<PagePlan | undefined> => {
    const input = { site, matched, path: url.pathname, origin: url.origin, preview };
    const { serial } = deps.registry.current();
    const key = [site.id, site.revision, serial, url.origin, url.pathname, JSON.stringify(preview)].join(' ');
    return plans.get(key, () => planPage(deps, input));
  };

  const send = async (outgoing: Outgoing): Promise<FastifyReply> => {
    const { site, url } = outgoing;
    const matched = site.pageAt(url.pathname);
    const plan = matched && (await planFor(outgoing, matched));
    const visitor = visitorOf(outgoing.request);
    const answers = plan && (await personalAnswers(deps, { site, plan, visitor, query: url.searchParams }));
    if (plan && answers && !isItemMissing(matched, answers)) return sendPlan(deps, { ...outgoing, plan, answers });
    return sendNotFound(deps, outgoing);
  };

  return {
    async send(request, reply) {
      const url = new URL(request.url, ownOrigin(request));
      const canonical = withoutTrailingSlash(url);
      if (canonical) return reply.redirect(canonical, 301);
      const sent = url.searchParams.get('sent');
      const form = sent ? { form: { blockId: sent, state: sentFormState(request, reply, sent) } } : {};
      return send({
        request,
        reply,
        site: siteOf(request).editionAt(url.pathname),
        url,
        preview: previewOf(request),
        status: 200,
        ...form,
      });
    },
    sendWithForm: ({ request, reply, path, blockId, status = 422, form }) =>
      send({
        request,
        reply,
        site: siteOf(request).editionAt(path),
        url: new URL(path, ownOrigin(request)),
        preview: previewOf(request),
        status,
        form: { blockId, state: form },
      }),
    factTexts: (request, feature, fact) =>
      factTextsOf(deps, { site: siteOf(request), origin: ownOrigin(request), feature, fact }),
  };
}

function withoutTrailingSlash({ pathname, search }: URL): string | undefined {
  // Leading slashes are folded, so that the redirect cannot name another host.
  return pathname.length > 1 && pathname.endsWith('/')
    ? `${pathname.replace(/\/+$/, '').replace(/^\/*/, '/')}${search}`
    : undefined;
}

interface PlannedOutgoing extends Outgoing {
  readonly plan: PagePlan;
  readonly answers: PersonalAnswers;
}

async function sendPlan(deps: PageDeps, outgoing: PlannedOutgoing): Promise<FastifyReply> {
  const { request, reply, plan, url, preview, answers } = outgoing;
  if (request.method === 'GET' && wantsJson(request)) return sendFacts(deps, { ...outgoing, origin: url.origin });
  const perRequest = perRequestOf(request, reply, url.pathname + url.search);
  const template = await fillPersonal(deps, { ...outgoing, visitor: visitorOf(request) });
  const nonce = createNonce();
  const tail = () => (preview.isSixth ? '' : pageTail({ plan, perRequest, facts: factsOf({ plan, answers }), nonce }));
  const html = fillTemplate(template, (hole) => {
    if (hole === HOLE.nonce) return nonce;
    return hole === HOLE.shell ? tail() : (perRequestHole(perRequest, hole) ?? '');
  });
  return reply
    .code(outgoing.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', contentSecurityPolicy(nonce, request.protocol === 'https', cspSources(plan)))
    .send(html);
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
  const { site, url, preview, request, reply } = outgoing;
  const notFound = site.pages.filter((candidate) => candidate.pageType === PAGE_TYPE.notFound);
  const page = notFound.find(({ path }) => site.editionAt(path) === site) ?? notFound[0];
  const matched = page && { page, params: {} };
  const plan = matched && (await planPage(deps, { site, matched, path: url.pathname, origin: url.origin, preview }));
  if (!plan) return reply.code(404).type('text/html; charset=utf-8').send(plainNotFoundPage(site));
  const answers = await personalAnswers(deps, { site, plan, visitor: visitorOf(request), query: url.searchParams });
  return sendPlan(deps, { request, reply, site, url, preview, status: 404, plan, answers });
}
