import type { PageContext } from 'shared-types/site/context';
import { withCodePlaces } from '../../code/code-places';
import { injectedCodeOf } from '../../code/injected-code';
import { PLACEHOLDER } from 'shared-types/site/page/frame';
import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import type { PageDeps } from '../page-deps';
import { isHtmlOnly } from '../preview';
import type { RenderedBlock } from '../render/fragment-cache';
import { insertHtml, htmlTemplateOf, type CutHtmlTemplate } from '../render/html-template';
import { inlineScript, type InlineScript } from '../render/inline-script';
import { renderBlocks } from '../render/render-blocks';
import { renderFrame } from '../render/render-frame';
import { releaseOfPage, withoutFiles } from '../send/release-of-page';
import { firstPreloads } from './first-preloads';
import { framePropsOf, infoBarIn } from './frame-props';
import { knowPage, type KnownPage, type PageTemplateInput } from './known-page';
import { goesLive, propsOf, shownFeatures, type TemplateBlock } from './page-blocks';
import { pageContextOf } from './page-context';
import { pageStyles } from './page-styles';
import type { PageTemplate } from './page-template';
import { policySources } from './policy-sources';

/** Makes the template of a page; undefined if its URL names an item that does not exist. */
export async function createPageTemplate(deps: PageDeps, input: PageTemplateInput): Promise<PageTemplate | undefined> {
  const page = await knowPage(deps, input);
  if (!page) return undefined;
  const { site, matched, state, blocks, answers, announcement } = page;
  const { appDomain, isDevelopment } = deps.config;
  const context = pageContextOf({ ...page, appDomain });
  const props = new Map(
    [...answers].map(
      ([templateBlock, answer]) => [templateBlock, propsOf(templateBlock.block, answer?.data ?? {})] as const,
    ),
  );
  const [rendered, { rest: emptyFrame, cut: bar }] = await Promise.all([
    renderShared(deps, page, { props, context }),
    renderFrameOf(deps, page, context),
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
  const hasInfoBar = infoBarIn(page).infoBar !== undefined;
  const html = [...rendered.values()].map((block) => block.html);
  const css = await pageStyles(deps.registry, state, {
    features,
    html,
    hasAnnouncement,
    hasInfoBar,
    page: matched.page,
    hasOpenPopup: matched.page.over !== undefined,
    profile: site.profile,
  });
  const code = injectedCodeOf(site, matched.page);
  const preloads = htmlTemplateOf(firstPreloads(blocks, rendered));
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
    frame: insertHtml(code ? withCodePlaces(emptyFrame) : emptyFrame, {
      [PLACEHOLDER.css]: css,
      [PLACEHOLDER.preloads]: preloads,
    }),
    shared: new Map([...rendered].map(([templateBlock, { html }]) => [templateBlock, html] as const)),
    code,
    sources: policySources(blocks, context),
    props,
    showsStock: blocks.some(({ loads }) => loads.some(({ scope }) => scope === 'stock')),
    isDegraded: [...answers.values()].includes(undefined) || [...rendered.values()].some((block) => block.isFallback),
    insteadPath: page.list?.insteadPath,
    changesAt: page.changesAt,
  };
}

function renderShared(
  deps: PageDeps,
  { state, answers, query }: KnownPage,
  { props, context }: Pick<PageTemplate, 'props' | 'context'>,
): Promise<ReadonlyMap<TemplateBlock, RenderedBlock>> {
  const hasQuery = query !== undefined && query.size > 0;
  const blocks = [...props].flatMap(([templateBlock, own]) => {
    if (answers.get(templateBlock)?.isMissing) return [];
    const isQueried = hasQuery && templateBlock.loads.some(({ queryOf }) => queryOf);
    return [{ templateBlock, props: own, isShared: true, isQueried }];
  });
  return renderBlocks(deps, { blocks, context, state });
}

async function renderFrameOf(deps: PageDeps, page: KnownPage, context: PageContext): Promise<CutHtmlTemplate> {
  const { state, preview } = page;
  const script = (name: InlineScript) => (isHtmlOnly(preview, state) ? [] : inlineScript(deps.registry, state, name));
  const [early, closing, folders] = await Promise.all([script('early'), script('closing'), script('folders')]);
  const props = framePropsOf(page, deps.placeholderPrefix);
  return renderFrame(deps, { state, context, props, inline: { early, closing, folders } });
}
