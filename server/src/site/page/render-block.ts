import type { FastifyBaseLogger } from 'fastify';
import type { FeatureProps } from 'shared-types/render';
import type { PageContext } from 'shared-types/site/context';
import type { RenderPool } from '../../render/render-pool';
import { bundleKey } from '../registry/registry';
import type { RegistryState } from '../registry/registry-state';
import { blockElement } from './block-element';
import { escapeHtml } from '../../http/escape-html';
import { fragmentKey, type FragmentCache } from './fragment-cache';
import type { PlannedBlock } from './page-blocks';
import { perRequestMarkers } from './per-request';
import { parseTemplate, type Template } from './template';

/** What rendering works with. */
export interface RenderBlockDeps {
  readonly pool: RenderPool;
  readonly fragments: FragmentCache;
  readonly log: FastifyBaseLogger;
  readonly holePrefix: string;
  readonly blockBudgetMs: number;
}

/** One block to be rendered. */
export interface RenderBlockInput {
  readonly planned: PlannedBlock;
  readonly props: FeatureProps;
  readonly context: PageContext;
  readonly state: RegistryState;
  /** The moment, in `performance.now()` milliseconds, by which the page's blocks must be done. */
  readonly deadlineMs: number;
  /** True where the HTML may be kept for other visitors who get the same props. */
  readonly isShared: boolean;
}

/** A rendered block; `isFallback` where its remote could not render it. */
export interface RenderedBlock {
  readonly template: Template;
  readonly isFallback: boolean;
}

/** Renders a block through its remote's server bundle, or gives the remote's fallback. Never rejects. */
export async function renderBlock(deps: RenderBlockDeps, input: RenderBlockInput): Promise<RenderedBlock> {
  const { planned, props, context, state } = input;
  const { remote, feature } = planned.live;
  const bundle = bundleKey(remote.manifest);
  const shell = bundleKey(state.shell.manifest);
  if (!remote.renders) return fallback(planned);
  const key = input.isShared ? fragmentKey({ feature: feature.id, bundle, shell, context, props }) : undefined;
  const known = key && deps.fragments.get(key);
  if (known) return { template: known, isFallback: false };
  const budgetMs = Math.min(deps.blockBudgetMs, input.deadlineMs - performance.now());
  const result =
    budgetMs > 0
      ? await deps.pool.run(
          {
            shell,
            bundle,
            task: { kind: 'feature', feature: feature.id, props },
            context,
            perRequest: perRequestMarkers(deps.holePrefix, props.block.id),
          },
          budgetMs,
        )
      : { ok: false as const, message: 'The time for the whole page was used up.' };
  if (!result.ok) {
    deps.log.error(
      {
        remote: remote.manifest.name,
        version: remote.manifest.version,
        feature: feature.id,
        block: props.block.id,
        reason: result.message,
      },
      'a block could not be rendered',
    );
    return fallback(planned);
  }
  const template =
    result.output === ''
      ? parseTemplate('', deps.holePrefix)
      : parseTemplate(blockElement(planned.live, props, result.output), deps.holePrefix);
  if (key) deps.fragments.set(key, template);
  return { template, isFallback: false };
}

/** The remote's static HTML, which nothing brings to life. */
function fallback({ block, live }: PlannedBlock): RenderedBlock {
  const html = live.feature.fallback ?? '';
  const name = live.remote.manifest.name;
  const text =
    html === ''
      ? ''
      : `<div class="block" id="block-${escapeHtml(block.id)}" data-block="${escapeHtml(block.id)}" data-fallback-of="${name}">${html}</div>`;
  return { template: { pieces: [text], holes: [] }, isFallback: true };
}
