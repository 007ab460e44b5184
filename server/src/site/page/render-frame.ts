import type { PageContext } from 'shared-types/site/context';
import type { FrameProps, HOLE } from 'shared-types/site/frame';
import { bundleKey } from '../registry/registry';
import type { RegistryState } from '../registry/registry-state';
import type { PageDeps } from './page-deps';
import { perRequestMarkers } from './per-request';
import { fillWithTemplates, parseTemplate, textTemplate, type Template } from './template';

/** Milliseconds the frame may take; it is rendered once a page and revision, and without it there is no page. */
const FRAME_BUDGET_MS = 2000;

/** What a frame is rendered from. */
export interface RenderFrameInput {
  readonly state: RegistryState;
  readonly context: PageContext;
  readonly props: FrameProps;
  /** Texts of style sheet and scripts, by the names of their holes. */
  readonly inline: Readonly<Record<typeof HOLE.css | typeof HOLE.early | typeof HOLE.closing, string>>;
}

/** Renders the document around the blocks by the shell's server bundle. Throws where that fails. */
export async function renderFrame(
  deps: PageDeps,
  { state, context, props, inline }: RenderFrameInput,
): Promise<Template> {
  const shell = bundleKey(state.shell.manifest);
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
  const frame = parseTemplate(`<!doctype html>${result.output}`, deps.holePrefix);
  const texts: Readonly<Record<string, string | undefined>> = inline;
  return fillWithTemplates(frame, (hole) => (texts[hole] === undefined ? undefined : textTemplate(texts[hole])));
}
