import type { FrameProps } from 'shared-types/site/page/frame';
import { long, spec } from '../../../../tools/testing/spec';
import type { RenderJob } from './protocol';
import { PROGRAM, renderJob, renderProcesses } from './render-job.fixture';
import { createRenderPool, type RenderPool } from './render-pool';

const QUICK = `quick: { element: ({ block }) => block.id }`;
const CODE: Readonly<Record<string, string>> = {
  shell: `exports.shell = { contract: 1, createRenderHost: () => ({}), frame: () => 'frame' };`,
  'mf-blocks': `exports.remote = { contract: 1, features: { ${QUICK},
    rejects: { element: ({ block }) => { void Promise.reject(new Error('left behind')); return block.id; } },
    loops: { element: ({ block }) => { void Promise.resolve().then(() => { for (;;); }); return block.id; } },
    fills: { element: () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); } },
  } };`,
  'mf-other': `exports.remote = { contract: 1, features: { ${QUICK} } };`,
};
/** As many jobs as one message holds; later ones are in the next. */
const TOGETHER = 16;

let pool: RenderPool;
let lost: string[];
beforeEach(() => {
  lost = [];
  const codeOf = async (key: string) => CODE[key] ?? '';
  pool = createRenderPool({ program: PROGRAM, size: 1, codeOf, onLost: (reason) => lost.push(reason) });
});
afterEach(() => pool.close());

const outcomes = async (jobs: readonly RenderJob[]) =>
  (await Promise.all(jobs.map((job) => pool.run(job)))).map((result) => (result.ok ? result.output : result.message));

spec('PLAT-05', 'a process that ends because of earlier views costs later ones nothing', async () => {
  const left = Array.from({ length: TOGETHER }, () => renderJob('rejects'));
  const frame = renderJob('frame', { bundle: 'shell', task: { kind: 'frame', props: {} as FrameProps } });
  for (const next of [
    [frame],
    [renderJob('quick')],
    [renderJob('quick', { bundle: 'mf-other' })],
    [renderJob('rejects'), renderJob('quick')],
  ]) {
    const names: string[] = next.map(({ task }) => (task.kind === 'feature' ? task.feature : 'frame'));
    expect(await outcomes([...left, ...next])).toEqual([...left.map(() => 'rejects'), ...names]);
  }
  // Operators are informed all the same.
  expect(new Set(lost)).toEqual(new Set(['left behind']));
});

spec('PLAT-05', 'a process that never reads its next message costs them nothing either', async () => {
  const left = Array.from({ length: TOGETHER }, () => renderJob('loops'));
  expect(await outcomes([...left, renderJob('quick')])).toEqual([...left.map(() => 'loops'), 'quick']);
});

long.spec('PLAT-05', 'a process that never loads the next bundle costs them nothing either', async () => {
  const left = Array.from({ length: TOGETHER }, () => renderJob('loops'));
  const next = renderJob('quick', { bundle: 'mf-other' });
  expect(await outcomes([...left, next])).toEqual([...left.map(() => 'loops'), 'quick']);
});

spec('PLAT-05', 'a view that ends its process is skipped for a while, and those beside it are shown', async () => {
  const budget = { jobMs: 60_000, pageMs: 60_000 };
  const fills = renderJob('fills', { budget });
  expect(await outcomes([renderJob('quick'), fills, renderJob('quick')])).toEqual([
    'quick',
    'It reached the memory limit.',
    'quick',
  ]);
  expect(await outcomes([renderJob('fills')])).toEqual(['It used up its time a moment ago and is left alone.']);
});

spec('PLAT-05', 'a process killed from outside is replaced, and its jobs are rendered again', async () => {
  await outcomes([renderJob('quick')]);
  const [pid = 0] = renderProcesses();
  // A stopped process does not read its message, so it ends before it answers.
  process.kill(pid, 'SIGSTOP');
  const running = outcomes([renderJob('quick'), renderJob('quick')]);
  setImmediate(() => setImmediate(() => process.kill(pid, 'SIGKILL')));
  expect(await running).toEqual(['quick', 'quick']);
  expect(lost).toEqual(['The process has ended.']);
});
