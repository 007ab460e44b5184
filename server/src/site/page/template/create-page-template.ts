import type { AnnouncementView } from 'shared-types/site/page/announcement-bar';
import type { PageContext } from 'shared-types/site/context';
import { PLACEHOLDER } from 'shared-types/site/page/frame';
import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import { announcementOf } from '../../announcement-bar/announcement-of';
import type { AnnouncementDraft } from '../../announcement-bar/draft-announcement';
import { mainOriginOf } from '../../host/main-origin';
import type { Site } from '../../directory/site';
import type { MatchedPage, SitePage } from '../../directory/site-page';
import type { RegistryState } from '../../registry/registry-state';
import { answersForAll } from '../load/run-loaders';
import type { Answers } from '../load/answers';
import { firstPreloads } from './first-preloads';
import { framePropsOf } from './frame-props';
import { goesLive } from './goes-live';
import { inlineScript } from '../render/inline-script';
import { isItemMissing } from './is-item-missing';
import { templateBlocksOf, propsOf, type TemplateBlock } from './page-blocks';
import { pageContextOf } from './page-context';
import type { PageDeps } from '../page-deps';
import { pageStyles } from './page-styles';
import { policySources } from './policy-sources';
import { popupOf } from './popup-of';
import { isHtmlOnly, type Preview } from '../preview';
import type { AnyLoader, PageItem, PageOfList } from '../loader';
import { releaseOfPage, withoutFiles } from '../send/release-of-page';
import { renderBlocks } from '../render/render-blocks';
import type { RenderedBlock } from '../render/rendered-block';
import { renderFrame } from '../render/render-frame';
import { shownFeatures } from './shown-features';
import { insertHtml, htmlTemplateOf, type CutHtmlTemplate } from '../render/html-template';
import type { PageTemplate } from './page-template';

export interface PageTemplateInput {
  readonly site: Site;
  readonly matched: MatchedPage;
  readonly path: string;
  readonly origin: string;
  readonly preview: Preview;
  /** The visitor's live versions. */
  readonly state: RegistryState;
  /** Announcement to preview instead of the saved one; such a template is not cached. */
  readonly draft?: AnnouncementDraft;
  /** The part of the query that shared blocks depend on. */
  readonly query?: URLSearchParams;
}

interface KnownPage extends PageTemplateInput {
  readonly popup: SitePage | undefined;
  readonly blocks: readonly TemplateBlock[];
  readonly answers: SharedAnswers;
  readonly item: PageItem | undefined;
  readonly list: PageOfList | undefined;
  readonly title: string;
  readonly context: PageContext;
  readonly announcement: AnnouncementView | undefined;
  /** The site's public origin. */
  readonly mainOrigin: string;
}

const NO_QUERY = new URLSearchParams();

type SharedAnswers = ReadonlyMap<TemplateBlock, Answers | undefined>;

/** Makes the template of a page; undefined if its URL names an item that does not exist. */
export async function createPageTemplate(deps: PageDeps, input: PageTemplateInput): Promise<PageTemplate | undefined> {
  const page = await knowPage(deps, input);
  if (isItemMissing(page.matched, page.answers)) return undefined;
  const { site, matched, state, blocks, answers, context, announcement } = page;
  const { isDevelopment } = deps.config;
  const props = new Map(
    [...answers].map(
      ([templateBlock, answer]) => [templateBlock, propsOf(templateBlock.block, answer?.data ?? {})] as const,
    ),
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
  const preloads = htmlTemplateOf(firstPreloads(blocks, rendered));
  const frame = insertHtml(emptyFrame, { [PLACEHOLDER.css]: css, [PLACEHOLDER.preloads]: preloads });
  const shared = new Map([...rendered].map(([templateBlock, { html }]) => [templateBlock, html] as const));
  return {
    state,
    matched,
    context,
    // A preview of the announcement must not follow changes of the saved one.
    release: input.draft ? withoutFiles(release, Object.values(ANNOUNCEMENT_FILES)) : release,
    hasPopup: page.popup !== undefined,
    announcement,
    bar,
    blocks,
    frame,
    shared,
    sources: policySources(blocks, context),
    props,
    showsStock: blocks.some(({ loads }) => loads.some(({ scope }) => scope === 'stock')),
    isDegraded: [...answers.values()].includes(undefined) || [...rendered.values()].some((block) => block.isFallback),
    insteadPath: page.list?.insteadPath,
  };
}

async function knowPage(deps: PageDeps, input: PageTemplateInput): Promise<KnownPage> {
  const { matched, preview, state } = input;
  const { appDomain } = deps.config;
  const { loads, onUnknownBlock: onUnknown } = deps;
  const { withoutUserScripts, isSeventh } = preview;
  const popup = popupOf(input.site, matched.page);
  const isCollection =
    matched.page.showsCategory === true ||
    input.site.pages.some(({ collectionPath }) => collectionPath === matched.page.path);
  const blocks = templateBlocksOf({
    page: matched.page,
    popup,
    state,
    loads,
    onUnknown,
    isCollection,
    withoutUserScripts,
  });
  const answers = await sharedAnswers(deps, input, blocks);
  const mainOrigin = mainOriginOf(input.site, input.origin);
  const item = firstOf(answers, (read, data) => read.item?.(data, { ...input, origin: mainOrigin }));
  const list = firstOf(answers, (read, data) => read.pageOfList?.(data));
  const title = item ? matched.page.title.replace('{title}', item.title) : matched.page.title;
  const context = pageContextOf({ ...input, appDomain, title, isSeventh, item });
  const siteAnnouncement = input.draft ? input.draft.announcement : announcementOf(input.site);
  const announcement = matched.page.isAdmin ? undefined : siteAnnouncement;
  return { ...input, popup, blocks, answers, item, list, title, context, announcement, mainOrigin };
}

async function sharedAnswers(
  deps: PageDeps,
  { site, matched, query = NO_QUERY }: PageTemplateInput,
  blocks: readonly TemplateBlock[],
): Promise<SharedAnswers> {
  const entries = blocks
    .filter(({ isPersonal }) => !isPersonal)
    .map(
      async (templateBlock) =>
        [templateBlock, await answersForAll(deps, { site, matched, templateBlock, query })] as const,
    );
  return new Map(await Promise.all(entries));
}

function renderShared(
  deps: PageDeps,
  { state, answers, context, query = NO_QUERY }: KnownPage,
  props: PageTemplate['props'],
): Promise<ReadonlyMap<TemplateBlock, RenderedBlock>> {
  const blocks = [...props].flatMap(([templateBlock, own]) =>
    answers.get(templateBlock)?.isMissing
      ? []
      : [
          {
            templateBlock,
            props: own,
            isShared: true,
            isQueried: query.size > 0 && templateBlock.loads.some(({ queryOf }) => queryOf),
          },
        ],
  );
  return renderBlocks(deps, { blocks, context, state });
}

async function renderFrameOf(deps: PageDeps, page: KnownPage): Promise<CutHtmlTemplate> {
  const { state, context, preview } = page;
  const script = (name: 'early' | 'closing') =>
    isHtmlOnly(preview, state) ? [] : inlineScript(deps.registry, state, name);
  const [early, closing] = await Promise.all([script('early'), script('closing')]);
  const props = framePropsOf({ ...page, origin: page.mainOrigin, placeholderPrefix: deps.placeholderPrefix });
  return renderFrame(deps, { state, context, props, inline: { early, closing } });
}

function firstOf<T>(answers: SharedAnswers, pick: (loader: AnyLoader, data: never) => T | undefined): T | undefined {
  for (const [{ loads }, answer] of answers) {
    for (const read of loads) {
      const found = answer?.data[read.name];
      const picked = found ? pick(read, found as never) : undefined;
      if (picked) return picked;
    }
  }
  return undefined;
}
