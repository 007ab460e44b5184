// The render program, built into one file: it evaluates bundles, and contains nothing that they could misuse.
import { writeSync } from 'node:fs';
import process from 'node:process';
import { setImmediate } from 'node:timers';
import { packResults } from '../pack-results';
import { unpackMessage } from '../pack-message';
import { openOwnTime } from '../processor-time';
import { progressIn } from '../progress';
import type { FromProcess, RenderBudget, RenderResult, TimedResult, ToProcess } from '../protocol';
import { steadyNowMs } from '../steady-clock';
import { nameBundlesOnly } from './bundle-stacks';
import { openChannel } from './channel';
import { freezeData, freezeIntrinsics } from './freeze-intrinsics';
import { emptyProcess, takeAwayGlobals } from './given-globals';
import { GIVEN_MODULES, requireGiven } from './given-modules';
import { leaveRoot } from './leave-root';
import { attempt, explain, loadBundle, renderJob } from './render-bundles';

/** Results are sent after this time, so that a hanging view does not delay the slow ones before it. */
const SEND_AFTER_MS = 20;
const PAGE_USED_UP: RenderResult = { ok: false, message: 'The time for the whole page was used up.' };
const STANDARD_ERROR = 2;
const PROGRESS_FILE = 3;

const time = openOwnTime();
const progress = progressIn(PROGRESS_FILE);
const channel = openChannel();

function renderAll({ jobs, spentMs }: Extract<ToProcess, { kind: 'render' }>): void {
  // Jobs of several remotes share it.
  new Set(jobs.map(({ context }) => context)).forEach(freezeData);
  const spent = new Map<RenderBudget, number>(jobs.map(({ budget }, index) => [budget, spentMs[index] ?? 0]));
  let results: TimedResult[] = [];
  // The end of one job is the start of the next: reading the processor time costs more than a small view.
  let at = now();
  let sentMs = at.sinceMs;
  jobs.forEach((job, index) => {
    begin(index, at);
    const pageMs = spent.get(job.budget) ?? 0;
    const result = pageMs < job.budget.pageMs ? attempt(() => renderJob(job)) : PAGE_USED_UP;
    const done = now();
    const usedMs = done.usedMs - at.usedMs;
    results.push({ result, usedMs });
    spent.set(job.budget, pageMs + usedMs);
    at = done;
    if (at.sinceMs - sentMs < SEND_AFTER_MS && index < jobs.length - 1) return;
    send(results);
    results = [];
    sentMs = at.sinceMs;
  });
}

/** A moment by clock and by used processor time. */
interface Timestamp {
  readonly sinceMs: number;
  readonly usedMs: number;
}

function now(): Timestamp {
  return { sinceMs: steadyNowMs(), usedMs: time.nowMs() };
}

function begin(job: number, timestamp: Timestamp): void {
  progress.write({ job, ...timestamp, isProcessorTime: time.isProcessorTime });
}

function send(results: FromProcess): void {
  channel.send(packResults(results));
}

function serve(message: ToProcess): void {
  if (message.kind === 'render') return renderAll(message);
  begin(0, now());
  send([{ result: attempt(() => loadBundle(message.key, message.code)), usedMs: 0 }]);
}

/** Between two messages, callbacks that views have left behind run; if one throws, the process ends. */
function serveNext(): void {
  const frame = channel.receive();
  if (!frame) return process.exit();
  serve(unpackMessage(frame));
  setImmediate(serveNext);
}

/** Standard error tells the server the reason. */
function end(error: unknown): never {
  writeSync(STANDARD_ERROR, explain(error, 'message'));
  return process.exit(1);
}

/** Drops everything a bundle could misuse. Throws, before any bundle is evaluated, if something remains. */
function becomeHarmless(): void {
  const { permission, argv } = process;
  if (
    !permission ||
    permission.has('fs.read') ||
    permission.has('fs.write') ||
    permission.has('child') ||
    permission.has('worker')
  )
    throw new Error('Node gives a render process more than it may have.');
  const [, , user] = argv;
  if (user !== undefined) leaveRoot(process, Number(user));
  // The signal by which Node would start its inspector.
  if (process.platform !== 'win32') process.on('SIGUSR1', () => undefined);
  nameBundlesOnly();
  emptyProcess(process);
  takeAwayGlobals();
  freezeIntrinsics([...GIVEN_MODULES.values(), requireGiven]);
}

process.on('uncaughtException', end).on('unhandledRejection', end);
becomeHarmless();
send([]);
serveNext();
