import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FactName } from 'shared-types/events';
import type { FormState } from 'shared-types/render';
import type { FeatureId } from 'shared-types/remote';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { escapeHtml } from '../../http/escape-html';
import { ownOrigin } from '../../http/origin';
import { siteOf } from '../../http/site-of-request';
import { visitorOf, type Visitor } from '../../http/visitor';
import type { MatchedPage, Site } from '../directory/site';
import { answerReads, type Answers } from './answer-reads';
import { createPlanCache } from './plan-cache';
import { propsOf, type PlannedBlock } from './page-blocks';
import type { PageDeps } from './page-deps';
import { fillBlocks, planPage, type PagePlan } from './page-plan';
import { pageTail } from './page-tail';
import { perRequestHole, perRequestOf } from './per-request';
import { previewOf, type Preview } from './preview';
import { renderBlocks } from './render-blocks';
import { contentSecurityPolicy, createNonce } from './security-headers';
import { fillTemplate, type Template } from './template';
import { plainNotFoundPage } from './plain-pages';
import { factTextsOf } from './fact-texts';

/** A page to be sent because its form was refused or must ask something. */
export interface SendWithForm {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Path and query of the page. */
  readonly path: string;
  /** The block whose form it is. */
  readonly blockId: string;
  readonly form: FormState;
}

/** Puts pages together and sends them. */
export interface PageComposer {
  /** The page at the request's own address. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** A page with what the server has to say about its form, as status 422. */
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
  readonly form?: { readonly blockId: string; readonly state: FormState };
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
    const answers = plan && (await personalAnswers(deps, { site, plan, visitor: visitorOf(outgoing.request) }));
    if (plan && answers && !isItemMissing(plan, answers)) return sendPlan(deps, { ...outgoing, plan, answers });
    return sendNotFound(deps, outgoing);
  };

  return {
    async send(request, reply) {
      const url = new URL(request.url, ownOrigin(request));
      const canonical = withoutTrailingSlash(url);
      if (canonical) return reply.redirect(canonical, 301);
      const sent = url.searchParams.get('sent');
      const form = sent ? { form: { blockId: sent, state: { values: {}, errors: {}, done: true } } } : {};
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
    sendWithForm: ({ request, reply, path, blockId, form }) =>
      send({
        request,
        reply,
        site: siteOf(request).editionAt(path),
        url: new URL(path, ownOrigin(request)),
        preview: previewOf(request),
        status: 422,
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

type PersonalAnswers = ReadonlyMap<PlannedBlock, Answers | undefined>;

/** Data that depends on who asks; a block whose read fails is left to its fallback. */
async function personalAnswers(
  deps: PageDeps,
  { site, plan, visitor }: { site: Site; plan: PagePlan; visitor: Visitor },
): Promise<PersonalAnswers> {
  const personal = plan.blocks.filter((planned) => planned.isPersonal);
  const entries = personal.map(async (planned) => {
    try {
      return [planned, await answerReads(deps, { site, matched: plan.matched, planned, visitor })] as const;
    } catch (error) {
      deps.log.error(
        { err: error, block: planned.block.id, feature: planned.live.feature.id },
        'the data of a block could not be read',
      );
      return [planned, undefined] as const;
    }
  });
  return new Map(await Promise.all(entries));
}

function isItemMissing(plan: PagePlan, answers: PersonalAnswers): boolean {
  const isPattern = plan.matched.page.path.includes('{');
  return isPattern && [...answers].some(([planned, answer]) => planned.hole.startsWith('block-') && answer?.isMissing);
}

interface PlannedOutgoing extends Outgoing {
  readonly plan: PagePlan;
  readonly answers: PersonalAnswers;
}

async function sendPlan(deps: PageDeps, outgoing: PlannedOutgoing): Promise<FastifyReply> {
  const { request, reply, plan, url, preview, answers } = outgoing;
  const perRequest = perRequestOf(request, reply, url.pathname + url.search);
  const template = await fillPersonal(deps, outgoing);
  const nonce = createNonce();
  const tail = () => (preview.isSixth ? '' : pageTail({ plan, perRequest, facts: factsOf(plan, answers), nonce }));
  const html = fillTemplate(
    template,
    (hole) => perRequestHole(perRequest, hole) ?? (hole === 'nonce' ? nonce : hole === 'shell' ? tail() : ''),
  );
  return reply
    .code(outgoing.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', contentSecurityPolicy(nonce, request.protocol === 'https', cspSources(plan)))
    .send(html);
}

/** Renders what is personal, and the block whose form has something to say, into the rest. */
async function fillPersonal(deps: PageDeps, { plan, answers, form, request }: PlannedOutgoing): Promise<Template> {
  const isAnonymous = visitorOf(request).cartToken === undefined;
  const again = plan.blocks.filter((planned) => planned.isPersonal || planned.block.id === form?.blockId);
  if (again.length === 0) return plan.base;
  const blocks = again.flatMap((planned) => {
    const answer = answers.get(planned);
    if (answer?.isMissing) return [];
    const own = planned.block.id === form?.blockId ? form.state : undefined;
    const data = answer?.data ?? plan.props.get(planned)?.data ?? {};
    return [{ planned, props: propsOf(planned.block, data, own), isShared: isAnonymous && !own }];
  });
  const rendered = await renderBlocks(deps, { blocks, context: plan.context, state: plan.state });
  const personal = again.map((planned) => [planned, rendered.get(planned)?.template ?? EMPTY] as const);
  return fillBlocks(plan.frame, plan.blocks, new Map([...plan.shared, ...personal]));
}

const EMPTY: Template = { pieces: [''], holes: [] };

function factsOf(plan: PagePlan, answers: PersonalAnswers): Partial<Record<FactName, unknown>> {
  const facts: Partial<Record<FactName, unknown>> = {};
  for (const planned of plan.blocks) {
    for (const { fact, name } of planned.reads) {
      const data = answers.get(planned)?.data[name];
      if (fact && data) facts[fact] = data;
    }
  }
  return facts;
}

function cspSources(plan: PagePlan): Record<string, readonly string[]> {
  const sources: Record<string, string[]> = {};
  for (const remote of new Set(plan.blocks.map((planned) => planned.live.remote))) {
    for (const [directive, values] of Object.entries(remote.manifest.csp))
      sources[directive] = [...(sources[directive] ?? []), ...values];
  }
  return sources;
}

/** The site's own page for what is not there, or a plain one where it has none. */
async function sendNotFound(deps: PageDeps, outgoing: Outgoing): Promise<FastifyReply> {
  const { site, url, preview, request, reply } = outgoing;
  const notFound = site.pages.filter((candidate) => candidate.pageType === PAGE_TYPE.notFound);
  const page = notFound.find(({ path }) => site.editionAt(path) === site) ?? notFound[0];
  const matched = page && { page, params: {} };
  const plan = matched && (await planPage(deps, { site, matched, path: url.pathname, origin: url.origin, preview }));
  if (!plan)
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(plainNotFoundPage(escapeHtml(site.name)));
  const answers = await personalAnswers(deps, { site, plan, visitor: visitorOf(request) });
  return sendPlan(deps, { request, reply, site, url, preview, status: 404, plan, answers });
}
