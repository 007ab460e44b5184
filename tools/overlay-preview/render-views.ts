import { join } from 'node:path';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import type { BundleKey, RenderJob, RenderResult } from '../../server/src/platform/render/protocol';
import { createRenderPool } from '../../server/src/platform/render/render-pool';
import { splitPreloads } from '../../server/src/site/page/render/split-preloads';
import { bundleKey } from '../../server/src/site/registry/artifact/bundle-key';
import type { LocalBuild } from './local-build';

/** Generous, as the machine also builds; endless views are still ended. */
const BUDGET = { jobMs: 5000, pageMs: 20_000 };

export interface ViewToRender extends Pick<RenderJob, 'context' | 'perRequest'> {
  readonly feature: FeatureId;
  readonly props: FeatureProps;
}

/** Renders views of the working copy as the server does, in a separate process. */
export interface ViewRenderer {
  render(build: LocalBuild, wanted: ViewToRender): Promise<RenderResult>;
  close(): Promise<void>;
}

/** Creates the renderer from the built server's program and the built shell's host; `root` is the repository. */
export function createViewRenderer(root: string, shell: LocalBuild): ViewRenderer {
  let remote: LocalBuild | undefined;
  const bundleOf = (key: BundleKey): Buffer | undefined =>
    [shell, remote].find((build) => build && bundleKey(build.manifest) === key)?.files.get('server.cjs');
  const pool = createRenderPool({
    program: join(root, 'server', 'dist', 'render.cjs'),
    size: 1,
    codeOf: async (key) => String(bundleOf(key) ?? ''),
  });
  return {
    async render(build, { feature, props, context, perRequest }) {
      remote = build;
      const result = await pool.run({
        shell: bundleKey(shell.manifest),
        bundle: bundleKey(build.manifest),
        task: { kind: 'feature', feature, props },
        context,
        perRequest: { ...perRequest, key: `${perRequest.key}-${props.block.id}` },
        budget: BUDGET,
      });
      return result.ok ? { ok: true, output: splitPreloads(result.output).view } : result;
    },
    close: () => pool.close(),
  };
}
