import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeatureProps, FormState } from 'shared-types/render';
import type { CookieSettings } from 'shared-types/site/context';
import type { FeatureId } from 'shared-types/remote';
import { draftOf } from '../announcement-bar/draft-announcement';
import { isClosedTo } from '../closed/is-closed-to';
import { sendClosed } from '../closed/send-closed';
import { addressOf, ownOrigin } from '../../http/origin';
import { sentFormState } from '../../http/sent-form';
import { siteOf } from '../../http/site-of-request';
import { cohortOf, type Visitor } from '../../http/visitor';
import { isPattern } from '../directory/is-pattern';
import type { MatchedPage, Site, SitePage } from '../directory/site';
import type { RegistryState } from '../registry/registry-state';
import { giveCohort } from './cohort';
import { factTextsOf } from './fact-texts';
import { isItemMissing } from './is-item-missing';
import type { Outgoing, PlannedOutgoing } from './outgoing';
import { askToSignIn, isInFrame, lead, obstacleTo, onwardAddress, sendOutOfFrame } from './page-access';
import type { PageDeps } from './page-deps';
import { isTypedLate, sendLockScreen, sendNoAccess, sendNotFound, sendTyped } from './page-in-place';
import { planPage, type PagePlan } from './page-plan';
import { personalAnswers, visitorProps } from './personal-blocks';
import { createPlanCache } from './plan-cache';
import { previewOf } from './preview';
import { redirectionOf, sendRedirect } from './redirection';
import { renderOneBlock } from './render-one-block';
import { sendPlan } from './send-plan';
import { visitorAt } from './visitor-at';

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
  /** Settings with which the page shows its cookie banner. */
  readonly triedBanner?: CookieSettings;
}

/** A block that is wanted by itself. */
export interface OneBlock {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly blockId: string;
  /** Number of its type. */
  readonly type: number;
  /** Path and query of the page it stands on; where absent, of the page it belongs to. */
  readonly path?: string;
}

/** Blocks of one remote that are wanted as data. */
export interface WantedProps {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Path and query of the page. */
  readonly path: string;
  /** The remote's name. */
  readonly remote: string;
}

/** Puts pages together and sends them. */
export interface PageComposer {
  /** The page at the request's own address; its facts alone to a script that asks. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** A page with what the server has to say about its form. */
  sendWithForm(input: SendWithForm): Promise<FastifyReply>;
  /** The HTML of one block; `undefined` where there is none such on the page, or the page is not open to who asks. */
  blockHtml(wanted: OneBlock): Promise<string | undefined>;
  /** What the views of a remote on a page are given, by block; `undefined` where the page is not open to who asks. */
  viewProps(wanted: WantedProps): Promise<Readonly<Record<string, FeatureProps>> | undefined>;
  /** Words for elements that follow a fact, made by the feature that owns it; `undefined` where it cannot. */
  factTexts(
    request: FastifyRequest,
    feature: FeatureId,
    fact: object,
  ): Promise<Readonly<Record<string, string>> | undefined>;
}

/** Sends something. Not the reply itself: that is a promise of its having been sent, and of nothing. */
type Answer = () => FastifyReply | Promise<FastifyReply>;

/** Makes the composer. */
export function createPageComposer(deps: PageDeps): PageComposer {
  const plans = createPlanCache(deps.config.keepsRendered);

  const planFor = (
    { site, url, preview, draft, state }: Outgoing,
    matched: MatchedPage,
  ): Promise<PagePlan | undefined> => {
    const input = { site, matched, path: url.pathname, origin: url.origin, preview, state };
    if (draft) return planPage(deps, { ...input, draft });
    const key = [site.id, site.revision, state.id, url.origin, url.pathname, JSON.stringify(preview)].join(' ');
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
    if (isClosedAt(outgoing)) return () => sendClosed(request, reply, site);
    const obstacle = page && obstacleTo(page, visitor);
    if (page && obstacle === 'signed-out' && isTypedLate(page, outgoing)) return () => sendTyped(deps, outgoing, page);
    if (obstacle === 'signed-out') return () => askToSignIn(request, reply, url.pathname + url.search);
    if (obstacle === 'not-allowed') return () => sendNoAccess(deps, outgoing);
    if (obstacle) return () => sendLockScreen(deps, outgoing, { page, name: obstacle });
    const found = await find(outgoing);
    return found && (() => sendPlan(deps, found));
  };

  /** The page at an address as who asks would get it; `undefined` where they would get none, or another in its place. */
  const openPage = async ({
    request,
    reply,
    path,
  }: Omit<WantedProps, 'remote'>): Promise<PlannedOutgoing | undefined> => {
    const site = siteOf(request).editionAt(path);
    const url = addressOf(request, path);
    const page = site.pageAt(url.pathname)?.page;
    if (!page) return undefined;
    const visitor = await visitorAt(deps, request, page);
    const state = liveFor(deps, { site, visitor });
    const outgoing = { request, reply, site, visitor, url, preview: previewOf(request), state, status: 200 };
    return isClosedAt(outgoing) || obstacleTo(page, visitor) ? undefined : find(outgoing);
  };

  return {
    async send(request, reply) {
      const url = addressOf(request);
      const sent = url.searchParams.get('sent');
      const form = sent ? { form: { blockId: sent, state: sentFormState(request, reply, sent) } } : {};
      const site = siteOf(request).editionAt(url.pathname);
      const page = site.pageAt(url.pathname)?.page;
      const visitor = await visitorAt(deps, request, page);
      if (page?.isConfig && isInFrame(request)) return sendOutOfFrame(reply, { site, url });
      const onward = page && onwardAddress({ page, query: url.searchParams, account: visitor.account });
      if (onward) return lead(reply, onward);
      const draft = draftOf(request, { query: url.searchParams, account: visitor.account });
      const looks = { preview: previewOf(request), ...(draft && { draft }) };
      const state = liveFor(deps, { site, visitor });
      const outgoing = { request, reply, site, visitor, url, ...looks, state, status: 200, ...form };
      giveCohort(deps, outgoing);
      const answer = hasRightEnd(url, page) || isClosedAt(outgoing) ? await answerAt(outgoing) : undefined;
      if (answer) return answer();
      const isThere = async (path: string) => (await find({ ...outgoing, url: new URL(path, url) })) !== undefined;
      const redirection = await redirectionOf(site, url.pathname, isThere);
      return redirection ? sendRedirect(reply, redirection, url.search) : sendNotFound(deps, outgoing);
    },
    sendWithForm: async ({ request, reply, path, blockId, status = 422, form, triedBanner }) => {
      const site = siteOf(request).editionAt(path);
      const url = addressOf(request, path);
      const visitor = {
        ...(await visitorAt(deps, request, site.pageAt(url.pathname)?.page)),
        ...(triedBanner && { triedBanner }),
      };
      const outgoing = {
        request,
        reply,
        site,
        visitor,
        url,
        preview: previewOf(request),
        state: liveFor(deps, { site, visitor }),
        status,
        form: { blockId, state: form },
      };
      const answer = await answerAt(outgoing);
      return answer ? answer() : sendNotFound(deps, outgoing);
    },
    blockHtml: async ({ request, reply, blockId, type, path }) => {
      const whole = siteOf(request);
      const at = path ?? whole.pages.find(({ path: own, blocks }) => !isPattern(own) && blocks.has(blockId))?.path;
      if (at === undefined) return undefined;
      const found = whole.editionAt(at).pageAt(addressOf(request, at).pathname)?.page.isConfig
        ? undefined
        : await openPage({ request, reply, path: at });
      const planned = found?.plan.blocks.find(({ block }) => block.id === blockId && block.type === type);
      return found && planned && renderOneBlock(deps, found, planned);
    },
    viewProps: async ({ remote, ...at }) => {
      const found = await openPage(at);
      const own = found?.plan.blocks.filter(({ live }) => live.remote.manifest.name === remote);
      return (
        found &&
        Object.fromEntries(
          (own ?? []).flatMap((planned) => {
            const props = visitorProps(found, planned);
            return props ? [[planned.block.id, props]] : [];
          }),
        )
      );
    },
    factTexts(request, feature, fact) {
      const site = siteOf(request);
      const state = liveFor(deps, { site, visitor: { cohort: cohortOf(request) } });
      return factTextsOf(deps, { site, state, origin: ownOrigin(request), feature, fact });
    },
  };
}

/** What is live for a visitor of a site. */
function liveFor({ registry }: Pick<PageDeps, 'registry'>, { site, visitor }: AtSite): RegistryState {
  return registry.current({ site: site.identifier, cohort: visitor.cohort });
}

interface AtSite {
  readonly site: Site;
  readonly visitor: { readonly cohort?: Visitor['cohort'] | undefined };
}

/** True where the site is closed to who asks: it keeps its configuration area, where its owners sign in, and nothing else. */
function isClosedAt({ site, url, visitor }: Pick<Outgoing, 'site' | 'url' | 'visitor'>): boolean {
  return !site.pageAt(url.pathname)?.page.isConfig && isClosedTo(site, visitor.account);
}

/** A slash at the end belongs to the address of the first page and to that of the configuration area, and to no other. */
function hasRightEnd({ pathname }: URL, page: SitePage | undefined): boolean {
  return pathname.endsWith('/') === (page?.path.endsWith('/') ?? false);
}
