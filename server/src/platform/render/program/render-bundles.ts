import { compileFunction } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { CONTRACT } from 'shared-types/remote';
import type { RenderFeature, RenderRemote } from 'shared-types/render';
import type { RenderShell } from 'shared-types/site/page/frame';
import type { BundleKey, RenderJob, RenderResult, RenderTask } from '../protocol';
import { bundleFile } from './bundle-stacks';
import { requireGiven } from './given-modules';

/** The versions of the contract this server supports: the current one and the one before. */
const SUPPORTED: readonly unknown[] = [CONTRACT, CONTRACT - 1];

interface BundleExports {
  readonly remote?: RenderRemote;
  readonly shell?: RenderShell;
}

const bundles = new Map<BundleKey, BundleExports>();

/** Evaluates a bundle. Throws what it throws, and where it is for another contract. */
export function loadBundle(key: BundleKey, code: string): string {
  const module: { exports: BundleExports } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: bundleFile(key) });
  run(module, module.exports, requireGiven);
  const { remote, shell } = module.exports;
  demandContract(key, (remote ?? shell)?.contract);
  bundles.set(key, { ...(remote && { remote }), ...(shell && { shell }) });
  return '';
}

/** What a bundle says of itself counts, not what its manifest says of it. */
function demandContract(key: BundleKey, contract: unknown): void {
  if (!SUPPORTED.includes(contract))
    throw new Error(`The contract of ${key} is ${String(contract)}; this server supports ${SUPPORTED.join(' and ')}.`);
}

/** Renders a job with the bundles that are loaded. Throws what they throw. */
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

/** Does work of bundles; what is thrown becomes a result, whatever it is. */
export function attempt(work: () => string): RenderResult {
  try {
    return { ok: true, output: work() };
  } catch (error) {
    return { ok: false, message: explain(error) };
  }
}

/** What was thrown, in words. It is a bundle's own object, which may throw again when it is looked at, and give anything for a text. */
export function explain(error: unknown, part: 'stack' | 'message' = 'stack'): string {
  try {
    return String(error instanceof Error ? (error[part] ?? error.message) : error);
  } catch {
    return 'It threw something that cannot be read.';
  }
}
