import { compileFunction } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { CONTRACT } from 'shared-types/remote';
import type { RenderFeature, RenderRemote } from 'shared-types/render';
import type { RenderShell } from 'shared-types/site/page/frame';
import type { BundleKey, RenderJob, RenderResult, RenderTask } from '../protocol';
import { bundleFile } from './bundle-stacks';
import { requireGiven } from './given-modules';

/** Supported versions of the contract: the current one and the one before. */
const SUPPORTED: readonly unknown[] = [CONTRACT, CONTRACT - 1];

interface BundleExports {
  readonly remote?: RenderRemote;
  readonly shell?: RenderShell;
}

const bundles = new Map<BundleKey, BundleExports>();

/** Evaluates a bundle. Throws its errors, and for an unsupported contract. */
export function loadBundle(key: BundleKey, code: string): string {
  const module: { exports: BundleExports } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: bundleFile(key) });
  run(module, module.exports, requireGiven);
  const { remote, shell } = module.exports;
  demandContract(key, (remote ?? shell)?.contract);
  bundles.set(key, { ...(remote && { remote }), ...(shell && { shell }) });
  return '';
}

/** Checks the bundle itself, not its manifest. */
function demandContract(key: BundleKey, contract: unknown): void {
  if (!SUPPORTED.includes(contract))
    throw new Error(`The contract of ${key} is ${String(contract)}; this server supports ${SUPPORTED.join(' and ')}.`);
}

export function renderJob({ shell: shellKey, bundle, task, context, perRequest }: RenderJob): string {
  const shell = bundles.get(shellKey)?.shell;
  if (!shell) throw new Error(`${shellKey} has no shell.`);
  if (task.kind === 'frame')
    return renderToString(shell.frame(task.props, shell.createRenderHost(context, perRequest)));
  const feature = featureOf(bundle, task);
  const host = shell.createRenderHost(context, perRequest, feature.messages);
  if (task.kind === 'state-texts') return JSON.stringify(feature.stateTexts?.(task.stateEvent as never, host) ?? null);
  const element = feature.element(task.props, host);
  return element === null ? '' : renderToString(element, { identifierPrefix: task.props.block.id });
}

function featureOf(bundle: BundleKey, task: Exclude<RenderTask, { kind: 'frame' }>): RenderFeature {
  const feature = bundles.get(bundle)?.remote?.features[task.feature] as RenderFeature | undefined;
  if (!feature) throw new Error(`${bundle} has no feature ${task.feature}.`);
  return feature;
}

/** Runs a bundle's code; turns anything thrown into a result. */
export function attempt(work: () => string): RenderResult {
  try {
    return { ok: true, output: work() };
  } catch (error) {
    return { ok: false, message: explain(error) };
  }
}

/** Text of a thrown value. The value belongs to a bundle, so reading it may throw again or return anything. */
export function explain(error: unknown, part: 'stack' | 'message' = 'stack'): string {
  try {
    return String(error instanceof Error ? (error[part] ?? error.message) : error);
  } catch {
    return 'It threw something that cannot be read.';
  }
}
