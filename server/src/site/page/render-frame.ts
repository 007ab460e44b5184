import type { PageContext } from 'shared-types/site/context';
import { HOLE, type FrameProps } from 'shared-types/site/frame';
import type { BundleKey } from '../../render/protocol';
import { bundleKey } from '../registry/bundle-key';
import type { RegistryState } from '../registry/registry-state';
import { fragmentKey } from './fragment-cache';
import type { PageDeps } from './page-deps';
import { perRequestMarkers } from './per-request';
import { cutTemplate, fillWithTemplates, parseTemplate, type CutTemplate, type Template } from './template';

/** Milliseconds the frame may take; it is rendered once a page and revision, and without it there is no page. */
const FRAME_BUDGET_MS = 2000;

/** What a frame is rendered from. */
export interface RenderFrameInput {
  readonly state: RegistryState;
  readonly context: PageContext;
  readonly props: FrameProps;
  /** Scripts, by the names of their holes. */
  readonly inline: Readonly<Record<typeof HOLE.early | typeof HOLE.closing, Template>>;
}

/** What stands between the marks of the announcement bar, and the hole that is left of it. */
const BAR = { from: HOLE.announcementBegin, to: HOLE.announcementEnd, leaving: HOLE.announcement } as const;

/**
 * Renders the document around the blocks by the shell's server bundle, and takes the announcement bar out of it: the frame is
 * kept for all visitors, and not all of them get the bar. Throws where rendering fails.
 */
export async function renderFrame(
  deps: PageDeps,
  { state, context, props, inline }: RenderFrameInput,
): Promise<CutTemplate> {
  const shell = bundleKey(state.shell.manifest);
  const frame = await frameTemplate(deps, { shell, context, props });
  return cutTemplate(fillWithTemplates(frame, inline), BAR);
}

/** The frame as it is kept, or rendered now. Where nothing is kept, no key is computed: hashing the props takes time. */
async function frameTemplate(deps: PageDeps, fresh: FreshFrame): Promise<Template> {
  const { fragments } = deps;
  if (!fragments) return renderAfresh(deps, fresh);
  const key = fragmentKey({ ...fresh, feature: 'frame', bundle: fresh.shell, isLive: true });
  const kept = fragments.get(key);
  if (kept) return kept.template;
  const template = await renderAfresh(deps, fresh);
  fragments.set(key, { template, preloads: '', isFallback: false });
  return template;
}

interface FreshFrame extends Pick<RenderFrameInput, 'context' | 'props'> {
  readonly shell: BundleKey;
}

async function renderAfresh(deps: PageDeps, { shell, context, props }: FreshFrame): Promise<Template> {
  const perRequest = perRequestMarkers(deps.holePrefix, 'frame');
  const result = await deps.pool.run({
    shell,
    bundle: shell,
    task: { kind: 'frame', props },
    context,
    perRequest,
    budget: { jobMs: FRAME_BUDGET_MS, pageMs: FRAME_BUDGET_MS },
  });
  if (!result.ok) throw new Error(`The page frame could not be rendered. ${result.message}`);
  return parseTemplate(`<!doctype html>${result.output}`, deps.holePrefix);
}
