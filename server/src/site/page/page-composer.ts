import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeatureProps, FormState } from 'shared-types/render';
import type { CookieSettings } from 'shared-types/site/context';
import type { FeatureId } from 'shared-types/remote';
import { draftOf } from '../announcement-bar/draft-announcement';
import { sendClosed } from '../closed/send-closed';
import { publicOrigin } from '../../platform/http/origin';
import { sentFormState } from '../../platform/http/sent/sent-form';
import { siteOf } from '../request/site-of-request';
import { cohortOf } from '../request/visitor';
import { isPattern } from '../directory/is-pattern';
import type { SitePage } from '../directory/site-page';
import { giveCohort } from './send/cohort';
import { stateTextsOf } from './render/state-texts';
import type { Outgoing } from './send/outgoing';
import { redirectToSignIn, isInFrame, lead, obstacleTo, onwardAddress, sendOutOfFrame } from './find/page-access';
import type { PageDeps } from './page-deps';
import { createPageFinder, isClosedAt, pageOf } from './find/page-finder';
import { isTypedLate, sendLockScreen, sendNoAccess, sendNotFound, sendTyped } from './find/page-in-place';
import { visitorProps } from './load/personal-blocks';
import { redirectionOf, sendRedirect } from './find/redirection';
import { renderOneBlock } from './render/render-one-block';
import { sendPage } from './send/send-page';

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
  /** The page at the request's own address; its state events alone to a script that asks. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** A page with what the server has to say about its form. */
  sendWithForm(input: SendWithForm): Promise<FastifyReply>;
  /** The HTML of one block; `undefined` where there is none such on the page, or the page is not open to who asks. */
  blockHtml(wanted: OneBlock): Promise<string | undefined>;
  /** What the views of a remote on a page are given, by block; `undefined` where the page is not open to who asks. */
  viewProps(wanted: WantedProps): Promise<Readonly<Record<string, FeatureProps>> | undefined>;
  /** Texts for elements that follow a state event, made by the feature that owns it; `undefined` where it cannot. */
  stateTexts(
    request: FastifyRequest,
    feature: FeatureId,
    stateEvent: object,
  ): Promise<Readonly<Record<string, string>> | undefined>;
}

/** Sends something. Not the reply itself: that is a promise of its having been sent, and of nothing. */
type Answer = () => FastifyReply | Promise<FastifyReply>;

/** Makes the composer. */
export function createPageComposer(deps: PageDeps): PageComposer {
  const { begin, find, findOpen, isThere } = createPageFinder(deps);

  /** How to send the page at an address, or what stands in its place where the visitor may not see it. */
  const answerAt = async (outgoing: Outgoing): Promise<Answer | undefined> => {
    const { request, reply, site, url, visitor } = outgoing;
    const page = pageOf(outgoing);
    if (isClosedAt(outgoing)) return () => sendClosed(request, reply, site);
    const obstacle = page && obstacleTo(page, visitor);
    if (page && obstacle === 'signed-out' && isTypedLate(page, outgoing)) return () => sendTyped(deps, outgoing, page);
    if (obstacle === 'signed-out') return () => redirectToSignIn(request, reply, url.pathname + url.search);
    if (obstacle === 'not-allowed') return () => sendNoAccess(deps, outgoing);
    if (obstacle) return () => sendLockScreen(deps, outgoing, { page, name: obstacle });
    const found = await find(outgoing);
    const insteadPath = found?.pageTemplate.insteadPath;
    if (insteadPath !== undefined) return () => lead(reply, insteadPath);
    return found && (() => sendPage(deps, found));
  };

  return {
    async send(request, reply) {
      const begun = await begin({ request, reply });
      const { site, url, visitor } = begun;
      const sent = url.searchParams.get('sent');
      const form = sent ? { form: { blockId: sent, state: sentFormState(request, reply, sent) } } : {};
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
      return redirection ? sendRedirect(reply, redirection, url.search) : sendNotFound(deps, outgoing);
    },
    async sendWithForm({ request, reply, path, blockId, status = 422, form, triedBanner }) {
      const begun = await begin({ request, reply, path });
      const visitor = { ...begun.visitor, ...(triedBanner && { triedBanner }) };
      const outgoing = { ...begun, visitor, status, form: { blockId, state: form } };
      const answer = await answerAt(outgoing);
      return answer ? answer() : sendNotFound(deps, outgoing);
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

/** A slash at the end belongs to the address of the first page and to that of the admin area, and to no other. */
function hasRightEnd({ pathname }: URL, page: SitePage | undefined): boolean {
  return pathname.endsWith('/') === (page?.path.endsWith('/') ?? false);
}
