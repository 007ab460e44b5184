import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeatureProps, FormState } from 'shared-types/render';
import type { CookieSettings } from 'shared-types/site/context';
import type { FeatureId } from 'shared-types/remote';
import type { Block, PageBody } from 'shared-types/site/page/page';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { draftOf } from '../announcement-bar/draft-announcement';
import { sendClosed } from '../closed/send-closed';
import { publicOrigin } from '../../platform/http/origin';
import { sentForm } from '../../platform/http/sent/sent-form';
import { siteOf } from '../request/site-of-request';
import { cohortOf } from '../request/visitor';
import { isPattern } from '../directory/is-pattern';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';
import { giveCohort } from './send/cohort';
import { stateTextsOf } from './render/state-texts';
import { type Outgoing, createPageFinder, isClosedAt, pageOf } from './find/page-finder';
import { redirectToSignIn, isInFrame, lead, obstacleTo, onwardAddress, sendOutOfFrame } from './find/page-access';
import type { PageDeps } from './page-deps';
import {
  findShown,
  isTypedLate,
  sendLockScreen,
  sendNoAccess,
  sendNotFound,
  sendShown,
  sendTyped,
} from './find/page-in-place';
import { visitorProps } from './load/personal-blocks';
import { redirectionOf, sendRedirect } from './find/redirection';
import { renderOneBlock } from './render/render-one-block';
import { sendPage } from './send/send-page';

/** A page sent in response to a form, with a refusal or a question. */
export interface SendWithForm {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
  /** Id of the form's block. */
  readonly blockId: string;
  /** HTTP status; 422 by default. */
  readonly status?: number;
  readonly form: FormState;
  /** Cookie settings to preview in the banner. */
  readonly triedBanner?: CookieSettings;
}

/** A single block to render. */
export interface OneBlock {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly blockId: string;
  /** Number of its block type. */
  readonly type: number;
  /** Path and query of the page it is on; by default the page that owns it. */
  readonly path?: string;
}

/** A block to show as if it was stored. */
export interface ShownBlock extends Pick<OneBlock, 'request' | 'reply'> {
  readonly block: Block;
  /** The page it is on. */
  readonly page: SitePage;
}

/** A draft of a page, in place of what is published. */
export interface ShownDraft extends Pick<OneBlock, 'request' | 'reply'> {
  readonly page: SitePage;
  /** A state of the site that is not stored. */
  readonly site?: Site;
}

/** Blocks of one remote whose props are requested. */
export interface WantedProps {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
  readonly remote: string;
}

export interface PageComposer {
  /** Sends the page at the request's URL; to a script that asks for state events, only those. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Sends a page with a message about its form. */
  sendWithForm(input: SendWithForm): Promise<FastifyReply>;
  /** Sends a page with nothing but the block, as visitors will see it. Nothing on it runs. */
  sendBlock(shown: ShownBlock): Promise<FastifyReply>;
  /** Sends a draft as the page it would be. Nothing on it runs. The caller checks who may see it. */
  sendDraft(shown: ShownDraft): Promise<FastifyReply>;
  /** A block of a draft, as its page would show it; undefined if no remote shows it. */
  draftBlockHtml(shown: Pick<ShownBlock, 'request' | 'reply' | 'page' | 'block'>): Promise<string | undefined>;
  /** Undefined if the page has no such block or is not open to the visitor. */
  blockHtml(wanted: OneBlock): Promise<string | undefined>;
  /** Props of a remote's views by block id; undefined if the page is not open to the visitor. */
  viewProps(wanted: WantedProps): Promise<Readonly<Record<string, FeatureProps>> | undefined>;
  /** Texts for elements that follow a state event, by the feature that owns it; undefined if it fails. */
  stateTexts(
    request: FastifyRequest,
    feature: FeatureId,
    stateEvent: object,
  ): Promise<Readonly<Record<string, string>> | undefined>;
}

/** Sends the response. A function, because awaiting a Fastify reply waits until it has been sent. */
type Answer = () => FastifyReply | Promise<FastifyReply>;

export function createPageComposer(deps: PageDeps): PageComposer {
  const { begin, find, findOpen, isThere } = createPageFinder(deps);

  /** How to send the page at a URL, or what is shown instead if the visitor may not see it. */
  const answerAt = async (outgoing: Outgoing): Promise<Answer | undefined> => {
    const { request, reply, site, url, visitor } = outgoing;
    const page = pageOf(outgoing);
    if (isClosedAt(outgoing)) return () => sendClosed(request, reply, site);
    const obstacle = page && obstacleTo(page, visitor);
    if (page && obstacle === 'signed-out' && isTypedLate(page, outgoing)) return () => sendTyped(deps, outgoing, page);
    if (obstacle === 'signed-out') return () => redirectToSignIn(request, reply, url.pathname + url.search);
    if (obstacle === 'not-allowed') return () => sendNoAccess(deps, outgoing);
    if (obstacle === 'hidden') return undefined;
    if (obstacle) return () => sendLockScreen(deps, outgoing, { page, name: obstacle });
    const found = await find(outgoing);
    const insteadPath = found?.pageTemplate.insteadPath;
    if (insteadPath !== undefined) return () => lead(reply, insteadPath);
    return found && (() => sendPage(deps, found));
  };

  /** The state of a form that was sent without script, with its receipt the first time. */
  const thanksFor = async ({ request, reply, site }: Outgoing, blockId: string): Promise<FormState> => {
    const { state, key } = sentForm(request, reply, blockId);
    const receipt = key === undefined ? undefined : await deps.readReceipt?.(deps.db, { site, blockId, key });
    return { ...state, ...(receipt && { receipt }) };
  };

  return {
    async send(request, reply) {
      const begun = await begin({ request, reply });
      const { site, url, visitor } = begun;
      const sent = url.searchParams.get('sent');
      const form = sent ? { form: { blockId: sent, state: await thanksFor(begun, sent) } } : {};
      const page = pageOf(begun);
      if (page?.isAdmin && isInFrame(request)) return sendOutOfFrame(reply, { site, url });
      const onward = page && onwardAddress({ page, query: url.searchParams, account: visitor.account });
      if (onward) return lead(reply, onward);
      const draft = draftOf(request, { query: url.searchParams, account: visitor.account });
      const outgoing = { ...begun, ...(draft && { draft }), ...form };
      giveCohort(deps, outgoing);
      const answer = hasRightEnd(url, page) || isClosedAt(outgoing) ? await answerAt(outgoing) : undefined;
      if (answer) return answer();
      const redirection = await redirectionOf(site, url.pathname, (path) =>
        isThere({ ...outgoing, url: new URL(path, url) }),
      );
      if (!redirection) return sendNotFound(deps, outgoing);
      if (redirection.from !== undefined) deps.countRedirect?.({ siteId: site.id, from: redirection.from });
      return sendRedirect(reply, redirection, url.search);
    },
    async sendWithForm({ request, reply, path, blockId, status = 422, form, triedBanner }) {
      const begun = await begin({ request, reply, path });
      const visitor = { ...begun.visitor, ...(triedBanner && { triedBanner }) };
      const outgoing = { ...begun, visitor, status, form: { blockId, state: form } };
      const answer = await answerAt(outgoing);
      return answer ? answer() : sendNotFound(deps, outgoing);
    },
    async sendBlock({ request, reply, block, page: { lock: _, ...page } }) {
      const begun = await begin({ request, reply, path: ownPath(page) });
      const shown = withOnly(page, block);
      return sendShown(deps, begun, { ...shown, pageType: PAGE_TYPE.page, isBare: true, isPreview: true });
    },
    async sendDraft({ request, reply, page, site }) {
      const begun = await begin({ request, reply, path: ownPath(page) });
      return sendShown(deps, { ...begun, ...(site && { site }) }, page);
    },
    async draftBlockHtml({ request, reply, page, block }) {
      const begun = await begin({ request, reply, path: ownPath(page) });
      const found = await findShown(deps, begun, withOnly(page, block));
      const templateBlock = found?.pageTemplate.blocks.find((one) => one.block.id === block.id);
      return found && templateBlock && renderOneBlock(deps, found, templateBlock);
    },
    async blockHtml({ request, reply, blockId, type, path }) {
      const { pages } = siteOf(request);
      const at = path ?? pages.find(({ path: own, blocks }) => !isPattern(own) && blocks.has(blockId))?.path;
      const begun = at === undefined ? undefined : await begin({ request, reply, path: at });
      const found = begun && !pageOf(begun)?.isAdmin ? await findOpen(begun) : undefined;
      const templateBlock = found?.pageTemplate.blocks.find(({ block }) => block.id === blockId && block.type === type);
      return found && templateBlock && renderOneBlock(deps, found, templateBlock);
    },
    async viewProps({ remote, ...rest }) {
      const found = await findOpen(await begin(rest));
      if (!found) return undefined;
      const own = found.pageTemplate.blocks.filter(({ live }) => live.remote.manifest.name === remote);
      const rows = own.map((templateBlock) => [templateBlock.block.id, visitorProps(found, templateBlock)] as const);
      return Object.fromEntries(rows.flatMap(([id, props]) => (props ? [[id, props] as const] : [])));
    },
    stateTexts(request, feature, stateEvent) {
      const site = siteOf(request);
      const state = deps.registry.current({ site: site.identifier, cohort: cohortOf(request) });
      return stateTextsOf(deps, { site, state, origin: publicOrigin(request), feature, stateEvent });
    },
  };
}

/** A path at which the page could be; its items need none. */
function ownPath({ path }: Pick<SitePage, 'path'>): string {
  return isPattern(path) ? '/' : path;
}

/** The page with nothing but this block. */
function withOnly(page: SitePage, block: Block): SitePage {
  const row = { columns: [{ span: 12, blocks: [block.id] }] };
  const body: PageBody = { raw: false, layout: { columns: 12, rows: [row] } };
  return { ...page, body, blocks: new Map([[block.id, block]]) };
}

/** Only the start page and the admin area have a trailing slash. */
function hasRightEnd({ pathname }: URL, page: SitePage | undefined): boolean {
  return pathname.endsWith('/') === (page?.path.endsWith('/') ?? false);
}
