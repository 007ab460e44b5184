import type { PageContext } from 'shared-types/site/context';
import { PLACEHOLDER, type FrameProps } from 'shared-types/site/page/frame';
import type { BundleKey } from '../../../platform/render/protocol';
import { bundleKey } from '../../registry/artifact/bundle-key';
import type { RegistryState } from '../../registry/registry-state';
import { fragmentKey } from './fragment-cache';
import type { PageDeps } from '../page-deps';
import { perRequestMarkers } from '../send/per-request';
import type { InlineScript } from './inline-script';
import {
  cutHtmlTemplate,
  insertHtml,
  parseHtmlTemplate,
  type CutHtmlTemplate,
  type HtmlTemplate,
} from './html-template';

/** The frame is rendered once per page and revision, and without it there is no page. */
const FRAME_BUDGET_MS = 2000;

export interface RenderFrameInput {
  readonly state: RegistryState;
  readonly context: PageContext;
  readonly props: FrameProps;
  /** Inline scripts by placeholder name. */
  readonly inline: Readonly<Record<InlineScript, HtmlTemplate>>;
}

/** Placeholders around the announcement bar, and the one that replaces it. */
const BAR = {
  from: PLACEHOLDER.announcementBegin,
  to: PLACEHOLDER.announcementEnd,
  leaving: PLACEHOLDER.announcement,
} as const;

/**
 * Renders the frame by the shell's server bundle, and cuts out the announcement bar: the frame is cached for all visitors,
 * and only some get the bar. Throws if rendering fails.
 */
export async function renderFrame(
  deps: PageDeps,
  { state, context, props, inline }: RenderFrameInput,
): Promise<CutHtmlTemplate> {
  const shell = bundleKey(state.shell.manifest);
  const frame = await frameHtml(deps, { shell, context, props });
  return cutHtmlTemplate(insertHtml(frame, inline), BAR);
}

/** The cached or newly rendered frame. Without a cache no key is computed, because hashing the props takes time. */
async function frameHtml(deps: PageDeps, fresh: FreshFrame): Promise<HtmlTemplate> {
  const { fragments } = deps;
  if (!fragments) return renderAfresh(deps, fresh);
  const key = fragmentKey({ ...fresh, feature: 'frame', bundle: fresh.shell, isLive: true });
  const kept = fragments.get(key);
  if (kept) return kept.html;
  const html = await renderAfresh(deps, fresh);
  fragments.set(key, { html, preloads: '', isFallback: false });
  return html;
}

interface FreshFrame extends Pick<RenderFrameInput, 'context' | 'props'> {
  readonly shell: BundleKey;
}

async function renderAfresh(deps: PageDeps, { shell, context, props }: FreshFrame): Promise<HtmlTemplate> {
  const perRequest = perRequestMarkers(deps.placeholderPrefix, 'frame');
  const result = await deps.pool.run({
    shell,
    bundle: shell,
    task: { kind: 'frame', props },
    context,
    perRequest,
    budget: { jobMs: FRAME_BUDGET_MS, pageMs: FRAME_BUDGET_MS },
  });
  if (!result.ok) throw new Error(`The page frame could not be rendered. ${result.message}`);
  return parseHtmlTemplate(`<!doctype html>${result.output}`, deps.placeholderPrefix);
}
