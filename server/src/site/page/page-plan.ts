import type { FeatureProps } from 'shared-types/render';
import type { AnnouncementView } from 'shared-types/site/announcement-bar';
import type { PageContext } from 'shared-types/site/context';
import { HOLE } from 'shared-types/site/frame';
import { ANNOUNCEMENT_FILES, type Release } from 'shared-types/release';
import { announcementOf } from '../announcement-bar/announcement-of';
import type { AnnouncementDraft } from '../announcement-bar/draft-announcement';
import { mainOriginOf } from '../directory/main-origin';
import type { MatchedPage, Site, SitePage } from '../directory/site';
import type { RegistryState } from '../registry/registry-state';
import { answersForAll, type Answers } from './answer-reads';
import { firstPreloads } from './first-preloads';
import { framePropsOf } from './frame-props';
import { goesLive } from './goes-live';
import { inlineScript } from './inline-script';
import { isItemMissing } from './is-item-missing';
import { planBlocks, propsOf, type PlannedBlock } from './page-blocks';
import { pageContextOf } from './page-context';
import type { PageDeps } from './page-deps';
import { pageStyles } from './page-styles';
import { policySources } from './policy-sources';
import { popupOf } from './popup-of';
import { isHtmlOnly, type Preview } from './preview';
import type { AnyRead, PageItem, PageOfList } from './read';
import { releaseOfPage, withoutFiles } from './release-of-page';
import { renderBlocks, type RenderedBlock } from './render-blocks';
import { renderFrame } from './render-frame';
import { shownFeatures } from './shown-features';
import { fillWithTemplates, textTemplate, type CutTemplate, type Template } from './template';

/** Everything about a page that is the same for all its visitors. */
export interface PagePlan {
  readonly state: RegistryState;
  readonly matched: MatchedPage;
  readonly context: PageContext;
  readonly release: Release;
  /** True where the page has a popup. */
  readonly hasPopup: boolean;
  /** What the page announces; nothing on a page of the configuration area. */
  readonly announcement: AnnouncementView | undefined;
  /** The announcement bar, for those who get it; absent on a page that has no place for one. */
  readonly bar: Template | undefined;
  readonly blocks: readonly PlannedBlock[];
  /** The frame; holes for every block. */
  readonly frame: Template;
  /** HTML of the blocks that are the same for everybody. */
  readonly shared: ReadonlyMap<PlannedBlock, Template>;
  /** What the page's policy must allow beside its own, by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** Props of the shared blocks, for the case that one of them has a refused form to show. */
  readonly props: ReadonlyMap<PlannedBlock, FeatureProps>;
  /** True where a block shows what sales change. */
  readonly showsStock: boolean;
  /** True where the data or the HTML of a block could not be had: such a plan is made again for the next visitor. */
  readonly isDegraded: boolean;
  /** Where a visitor is redirected: the page is one of a list, and behind its last. */
  readonly insteadPath?: string | undefined;
}

/** What a plan is made for. */
export interface PlanInput {
  readonly site: Site;
  readonly matched: MatchedPage;
  readonly path: string;
  readonly origin: string;
  readonly preview: Preview;
  /** What is live for who asks. */
  readonly state: RegistryState;
  /** What it announces in the place of what is saved; such a plan is nobody else's. */
  readonly draft?: AnnouncementDraft;
  /** What of the address's query its shared blocks depend on; nothing where absent. */
  readonly query?: URLSearchParams;
}

/** A page with its blocks and what is known of them before anything is rendered. */
interface KnownPage extends PlanInput {
  readonly popup: SitePage | undefined;
  readonly blocks: readonly PlannedBlock[];
  readonly answers: SharedAnswers;
  readonly item: PageItem | undefined;
  readonly list: PageOfList | undefined;
  readonly title: string;
  readonly context: PageContext;
  readonly announcement: AnnouncementView | undefined;
  /** Scheme, host and port others are told of the site. */
  readonly mainOrigin: string;
}

const NO_QUERY = new URLSearchParams();

type SharedAnswers = ReadonlyMap<PlannedBlock, Answers | undefined>;

/** Plans a page; `undefined` where its address names an item that does not exist. */
export async function planPage(deps: PageDeps, input: PlanInput): Promise<PagePlan | undefined> {
  const page = await knowPage(deps, input);
  if (isItemMissing(page.matched, page.answers)) return undefined;
  const { site, matched, state, blocks, answers, context, announcement } = page;
  const { isDevelopment } = deps.config;
  const props = new Map(
    [...answers].map(([planned, answer]) => [planned, propsOf(planned.block, answer?.data ?? {})] as const),
  );
  const [rendered, { rest: emptyFrame, cut: bar }] = await Promise.all([
    renderShared(deps, page, props),
    renderFrameOf(deps, page),
  ]);
  const features = shownFeatures(blocks, rendered);
  const living = blocks.filter(({ live, block }) => goesLive(live, block));
  const release = releaseOfPage(state, {
    features: shownFeatures(living, rendered),
    shown: features,
    locale: site.locale,
    isDevelopment,
  });
  const hasAnnouncement = announcement !== undefined;
  const css = await pageStyles(deps.registry, state, { features, hasAnnouncement, profile: site.profile });
  const preloads = textTemplate(firstPreloads(blocks, rendered));
  const frame = fillWithTemplates(emptyFrame, { [HOLE.css]: css, [HOLE.preloads]: preloads });
  const shared = new Map([...rendered].map(([planned, { template }]) => [planned, template] as const));
  return {
    state,
    matched,
    context,
    // What is not saved must not give way to what is.
    release: input.draft ? withoutFiles(release, Object.values(ANNOUNCEMENT_FILES)) : release,
    hasPopup: page.popup !== undefined,
    announcement,
    bar,
    blocks,
    frame,
    shared,
    sources: policySources(blocks, context),
    props,
    showsStock: blocks.some(({ reads }) => reads.some(({ scope }) => scope === 'stock')),
    isDegraded: [...answers.values()].includes(undefined) || [...rendered.values()].some((block) => block.isFallback),
    insteadPath: page.list?.insteadPath,
  };
}

async function knowPage(deps: PageDeps, input: PlanInput): Promise<KnownPage> {
  const { matched, preview, state } = input;
  const { appDomain } = deps.config;
  const { reads, onUnknownBlock: onUnknown } = deps;
  const { withoutUserScripts, isSeventh } = preview;
  const popup = popupOf(input.site, matched.page);
  const isCollection =
    matched.page.showsCategory === true ||
    input.site.pages.some(({ collectionPath }) => collectionPath === matched.page.path);
  const blocks = planBlocks({ page: matched.page, popup, state, reads, onUnknown, isCollection, withoutUserScripts });
  const answers = await sharedAnswers(deps, input, blocks);
  const mainOrigin = mainOriginOf(input.site, input.origin);
  const item = firstOf(answers, (read, data) => read.item?.(data, { ...input, origin: mainOrigin }));
  const list = firstOf(answers, (read, data) => read.pageOfList?.(data));
  const title = item ? matched.page.title.replace('{title}', item.title) : matched.page.title;
  const context = pageContextOf({ ...input, appDomain, title, isSeventh, item });
  const said = input.draft ? input.draft.announcement : announcementOf(input.site);
  const announcement = matched.page.isConfig ? undefined : said;
  return { ...input, popup, blocks, answers, item, list, title, context, announcement, mainOrigin };
}

async function sharedAnswers(
  deps: PageDeps,
  { site, matched, query = NO_QUERY }: PlanInput,
  blocks: readonly PlannedBlock[],
): Promise<SharedAnswers> {
  const entries = blocks
    .filter(({ isPersonal }) => !isPersonal)
    .map(async (planned) => [planned, await answersForAll(deps, { site, matched, planned, query })] as const);
  return new Map(await Promise.all(entries));
}

function renderShared(
  deps: PageDeps,
  { state, answers, context, query = NO_QUERY }: KnownPage,
  props: PagePlan['props'],
): Promise<ReadonlyMap<PlannedBlock, RenderedBlock>> {
  const blocks = [...props].flatMap(([planned, own]) =>
    answers.get(planned)?.isMissing
      ? []
      : [
          {
            planned,
            props: own,
            isShared: true,
            isQueried: query.size > 0 && planned.reads.some(({ queryOf }) => queryOf),
          },
        ],
  );
  return renderBlocks(deps, { blocks, context, state });
}

async function renderFrameOf(deps: PageDeps, page: KnownPage): Promise<CutTemplate> {
  const { state, context, preview } = page;
  const script = (name: 'early' | 'closing') =>
    isHtmlOnly(preview, state) ? [] : inlineScript(deps.registry, state, name);
  const [early, closing] = await Promise.all([script('early'), script('closing')]);
  const props = framePropsOf({ ...page, origin: page.mainOrigin, holePrefix: deps.holePrefix });
  return renderFrame(deps, { state, context, props, inline: { early, closing } });
}

/** The first that one of the reads says of the page. */
function firstOf<T>(answers: SharedAnswers, saidBy: (read: AnyRead, data: never) => T | undefined): T | undefined {
  for (const [{ reads }, answer] of answers) {
    for (const read of reads) {
      const found = answer?.data[read.name];
      const said = found ? saidBy(read, found as never) : undefined;
      if (said) return said;
    }
  }
  return undefined;
}
