import type { FastifyBaseLogger } from 'fastify';
import type { Fallback, FeatureProps } from 'shared-types/render';
import type { PageContext } from 'shared-types/site/context';
import type { Config } from '../../../platform/environment/config';
import type { RenderJob, RenderResult } from '../../../platform/render/protocol';
import type { RenderPool } from '../../../platform/render/render-pool';
import { bundleKey } from '../../registry/artifact/bundle-key';
import type { RegistryState } from '../../registry/registry-state';
import { blockElement } from './block-element';
import { escapeHtml } from '../../../platform/http/escape-html';
import { fragmentKey, type FragmentCache, type RenderedBlock } from './fragment-cache';
import { goesLive, type TemplateBlock } from '../template/page-blocks';
import { perRequestMarkers } from '../send/per-request';
import { splitPreloads } from './split-preloads';
import { parseHtmlTemplate, htmlTemplateOf } from './html-template';

/** A block that exceeds its budget is rendered again with this multiple of it, before visitors get the fallback. */
const SECOND_TRY = 4;

export interface RenderBlocksDeps {
  readonly config: Pick<Config, 'blockBudgetMs' | 'pageBudgetMs'>;
  readonly pool: RenderPool;
  /** Absent if caching is off. */
  readonly fragments?: FragmentCache | undefined;
  readonly log: FastifyBaseLogger;
  readonly placeholderPrefix: string;
  readonly triesOnce?: boolean;
}

export interface BlockToRender {
  readonly templateBlock: TemplateBlock;
  readonly props: FeatureProps;
  /** True if the HTML may be cached for other visitors with the same props. */
  readonly isShared: boolean;
  /** True if the props depend on the query: little of such HTML is cached, since the number of queries is unlimited. */
  readonly isQueried?: boolean | undefined;
}

export interface RenderBlocksInput {
  readonly blocks: readonly BlockToRender[];
  readonly context: PageContext;
  readonly state: RegistryState;
}

/**
 * Renders all blocks that are not cached in one batch, each by its remote's server bundle. A block that fails gets the
 * remote's fallback. Never rejects.
 */
export async function renderBlocks(
  deps: RenderBlocksDeps,
  { blocks, context, state }: RenderBlocksInput,
): Promise<ReadonlyMap<TemplateBlock, RenderedBlock>> {
  const shell = bundleKey(state.shell.manifest);
  const rendered = new Map<TemplateBlock, RenderedBlock>();
  const open: { block: BlockToRender; key?: string }[] = [];
  for (const block of blocks) {
    const { templateBlock, props, isShared } = block;
    const { remote, feature } = templateBlock.live;
    const immediate = renderImmediately({ ...block, context });
    const isLive = goesLive(templateBlock.live, templateBlock.block);
    const key =
      deps.fragments && isShared && !immediate
        ? fragmentKey({ shell, context, feature: feature.id, bundle: bundleKey(remote.manifest), props, isLive })
        : undefined;
    const known = immediate ?? (key ? deps.fragments?.get(key) : undefined);
    if (known) rendered.set(templateBlock, known);
    else open.push(key ? { block, key } : { block });
  }
  const { blockBudgetMs: jobMs, pageBudgetMs: pageMs } = deps.config;
  const budget = { jobMs, pageMs, ...(!deps.triesOnce && { secondTryMs: jobMs * SECOND_TRY }) };
  const page = { shell, context, budget };
  const results = await Promise.all(open.map(({ block }) => deps.pool.run(jobOf(block, page, deps.placeholderPrefix))));
  open.forEach(({ block, key }, index) => {
    const done = renderedBlock(deps, { ...block, context }, results[index]);
    if (key && !done.isFallback) deps.fragments?.set(key, done, block.isQueried);
    rendered.set(block.templateBlock, done);
  });
  return rendered;
}

/** The HTML, if it is known without rendering: nothing to show, or the remote's rendering is disabled. */
function renderImmediately({
  templateBlock,
  props,
  context,
}: BlockToRender & Pick<RenderBlocksInput, 'context'>): RenderedBlock | undefined {
  const { remote, feature } = templateBlock.live;
  // Disabled on purpose, so the template may be cached.
  if (!remote.renders) return { ...fallback(templateBlock, context), isFallback: false };
  if (!feature.unseen) return undefined;
  return { html: htmlTemplateOf(blockElement(templateBlock.live, props, '')), preloads: '', isFallback: false };
}

function jobOf(
  { templateBlock: { live }, props }: BlockToRender,
  page: Pick<RenderJob, 'shell' | 'context' | 'budget'>,
  placeholderPrefix: string,
): RenderJob {
  return {
    ...page,
    bundle: bundleKey(live.remote.manifest),
    task: { kind: 'feature', feature: live.feature.id, props },
    perRequest: perRequestMarkers(placeholderPrefix, props.block.id),
  };
}

function renderedBlock(
  deps: RenderBlocksDeps,
  { templateBlock, props, context }: BlockToRender & Pick<RenderBlocksInput, 'context'>,
  result: RenderResult | undefined,
): RenderedBlock {
  if (result?.ok) {
    const { preloads, view } = splitPreloads(result.output);
    const html = view === '' ? '' : blockElement(templateBlock.live, props, view);
    return { html: parseHtmlTemplate(html, deps.placeholderPrefix), preloads, isFallback: false };
  }
  const { remote, feature } = templateBlock.live;
  const { name, version } = remote.manifest;
  const about = { remote: name, version, feature: feature.id, block: props.block.id, reason: result?.message };
  deps.log.error(about, 'a block could not be rendered');
  return fallback(templateBlock, context);
}

/** The remote's static HTML, which no script starts. */
function fallback({ block, live }: TemplateBlock, { locale }: PageContext): RenderedBlock {
  const html = inLocale(live.feature.fallback ?? '', locale);
  const name = live.remote.manifest.name;
  const text =
    html === ''
      ? ''
      : `<div class="block" id="block-${escapeHtml(block.id)}" data-block="${escapeHtml(block.id)}" data-fallback-of="${name}">${html}</div>`;
  return { html: htmlTemplateOf(text), preloads: '', isFallback: true };
}

/** The page's locale, then its language, then English, as with messages. */
function inLocale(fallback: Fallback, locale: string): string {
  if (typeof fallback === 'string') return fallback;
  return fallback[locale] ?? fallback[locale.split('-')[0] ?? locale] ?? fallback.en;
}
