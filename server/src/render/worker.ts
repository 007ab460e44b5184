import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { renderToString } from 'react-dom/server';
import { CONTRACT } from 'shared-types/remote';
import type { RenderFeature, RenderRemote } from 'shared-types/render';
import type { RenderShell } from 'shared-types/site/frame';
import {
  PROGRESS,
  type BundleKey,
  type FromWorker,
  type RenderBudget,
  type RenderJob,
  type RenderResult,
  type RenderTask,
  type TimedResult,
  type ToWorker,
} from './protocol';
import { steadyNowMs } from './steady-clock';
import { openOwnTime } from './thread-time';

/** All that a server bundle may require; React is the one thing it shares with the renderer. */
const ALLOWED = new Set(['react', 'react/jsx-runtime']);
/** The versions of the contract this server supports: the current one and the one before. */
const SUPPORTED: readonly unknown[] = [CONTRACT, CONTRACT - 1];
/** Results are sent on after this long, so that a view that hangs cannot take along what slow ones before it made. */
const SEND_AFTER_MS = 20;
const PAGE_USED_UP: RenderResult = { ok: false, message: 'The time for the whole page was used up.' };

interface BundleExports {
  readonly remote?: RenderRemote;
  readonly shell?: RenderShell;
}

const bundles = new Map<BundleKey, BundleExports>();
const nodeRequire = createRequire(import.meta.url);
const progress = workerData as Float64Array;
const time = openOwnTime();
progress[PROGRESS.thread] = time.thread;

function allowedRequire(name: string): unknown {
  if (!ALLOWED.has(name)) throw new Error(`A server bundle may not require "${name}".`);
  return nodeRequire(name);
}

function load(key: BundleKey, code: string): string {
  const module: { exports: BundleExports } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: `${key}/server.cjs` });
  run(module, module.exports, allowedRequire);
  demandContract(key, module.exports);
  bundles.set(key, module.exports);
  return '';
}

/** What a bundle says of itself counts, not what its manifest says of it. */
function demandContract(key: BundleKey, { remote, shell }: BundleExports): void {
  const contract = (remote ?? shell)?.contract;
  if (!SUPPORTED.includes(contract))
    throw new Error(`The contract of ${key} is ${String(contract)}; this server supports ${SUPPORTED.join(' and ')}.`);
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

function featureOf(bundle: BundleKey, task: Exclude<RenderTask, { kind: 'frame' }>): RenderFeature {
  const feature = bundles.get(bundle)?.remote?.features[task.feature] as RenderFeature | undefined;
  if (!feature) throw new Error(`${bundle} has no feature ${task.feature}.`);
  return feature;
}

function attempt(work: () => string): RenderResult {
  try {
    return { ok: true, output: work() };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function renderAll({ jobs, spentMs }: Extract<ToWorker, { kind: 'render' }>): void {
  const spent = new Map<RenderBudget, number>(jobs.map(({ budget }, index) => [budget, spentMs[index] ?? 0]));
  let results: TimedResult[] = [];
  // What ends one job begins the next: reading the thread's time costs more than a small view.
  let at = now();
  let sentMs = at.steadyMs;
  jobs.forEach((job, index) => {
    begin(index, at);
    const pageMs = spent.get(job.budget) ?? 0;
    const result = pageMs < job.budget.pageMs ? attempt(() => render(job)) : PAGE_USED_UP;
    const done = now();
    const usedMs = done.usedMs - at.usedMs;
    results.push({ result, usedMs });
    spent.set(job.budget, pageMs + usedMs);
    at = done;
    if (at.steadyMs - sentMs < SEND_AFTER_MS && index < jobs.length - 1) return;
    send(results);
    results = [];
    sentMs = at.steadyMs;
  });
}

/** A moment: by the clock, and by what this thread has used of a processor. */
interface Moment {
  readonly steadyMs: number;
  readonly usedMs: number;
}

function now(): Moment {
  return { steadyMs: steadyNowMs(), usedMs: time.nowMs() };
}

/** Notes which job begins and when. */
function begin(index: number, { steadyMs, usedMs }: Moment): void {
  progress[PROGRESS.usedMs] = usedMs;
  progress[PROGRESS.sinceMs] = steadyMs;
  progress[PROGRESS.job] = index;
}

function send(results: FromWorker): void {
  parentPort?.postMessage(results);
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'render') return renderAll(message);
  begin(0, now());
  send([{ result: attempt(() => load(message.key, message.code)), usedMs: 0 }]);
});
