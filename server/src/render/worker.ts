import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { renderToString } from 'react-dom/server';
import type { RenderFeature, RenderRemote } from 'shared-types/render';
import type { RenderShell } from 'shared-types/site/frame';
import type { BundleKey, FromWorker, RenderJob, RenderTask, ToWorker } from './protocol';

/** All that a server bundle may require; React is the one thing it shares with the renderer. */
const ALLOWED = new Set(['react', 'react/jsx-runtime']);

interface BundleExports {
  readonly remote?: RenderRemote;
  readonly shell?: RenderShell;
}

type AnyFeature = RenderFeature;

const bundles = new Map<BundleKey, BundleExports>();
const nodeRequire = createRequire(import.meta.url);

function allowedRequire(name: string): unknown {
  if (!ALLOWED.has(name)) throw new Error(`A server bundle may not require "${name}".`);
  return nodeRequire(name);
}

function load(key: BundleKey, code: string): string {
  const module: { exports: BundleExports } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: `${key}/server.cjs` });
  run(module, module.exports, allowedRequire);
  bundles.set(key, module.exports);
  return '';
}

function render({ shell: shellKey, bundle, task, context, perRequest }: RenderJob): string {
  const shell = bundles.get(shellKey)?.shell;
  if (!shell) throw new Error(`${shellKey} has no shell.`);
  if (task.kind === 'frame')
    return renderToString(shell.frame(task.props, shell.createRenderHost(context, perRequest)));
  const feature = featureOf(bundle, task);
  const host = shell.createRenderHost(context, perRequest, feature.strings);
  if (task.kind === 'fact-texts') return JSON.stringify(feature.factTexts?.(task.fact as never, host) ?? null);
  const element = feature.element(task.props, host);
  return element === null ? '' : renderToString(element, { identifierPrefix: task.props.block.id });
}

function featureOf(bundle: BundleKey, task: Exclude<RenderTask, { kind: 'frame' }>): AnyFeature {
  const feature = bundles.get(bundle)?.remote?.features[task.feature] as AnyFeature | undefined;
  if (!feature) throw new Error(`${bundle} has no feature ${task.feature}.`);
  return feature;
}

function answer(message: ToWorker): FromWorker {
  try {
    return { ok: true, output: message.kind === 'load' ? load(message.key, message.code) : render(message.job) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (message: ToWorker) => parentPort?.postMessage(answer(message)));
