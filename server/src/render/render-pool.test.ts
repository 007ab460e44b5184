import fc from 'fast-check';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { spec } from '../../../tools/testing/spec';
import type { RenderJob } from './protocol';
import { JOB_MS, renderJob, somePage, WORKER_FILE } from './render-job.fixture';
import { createRenderPool, type RenderPool } from './render-pool';

const CODE: Record<string, string> = {
  shell: `exports.shell = { contract: 1, createRenderHost: () => ({}) };`,
  blocks: `exports.remote = { contract: 1, features: {
    quick: { element: ({ block }) => block.id },
    absent: { element: () => null },
    slow: { element: ({ block, data }) => { const end = Date.now() + data.ms; while (Date.now() < end); return block.id; } },
    throws: { element: () => { throw new Error('no such picture'); } },
    works: { element: ({ block }) => { let sum = 1; for (let i = 0; i < 1e8; i += 1) sum += Math.sqrt(i); return sum > 0 && block.id; } },
    waits: { element: ({ block, data }) => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, data.ms); return block.id; } },
    hangs: { element: () => { for (;;); } },
    ends: { element: () => { process.exit(1); } },
  } };`,
  looping: `for (;;);`,
  broken: `this is no code`,
  later: `exports.remote = { contract: 99, features: { quick: { element: () => 'later' } } };`,
};
const DAY_MS = 86_400_000;

describe('the render pool', () => {
  let pool: RenderPool;
  beforeEach(() => {
    pool = createRenderPool({
      workerFile: WORKER_FILE,
      size: 2,
      codeOf: (key) => (CODE[key] ? Promise.resolve(CODE[key]) : Promise.reject(new Error(`${key} was changed.`))),
    });
  });
  afterEach(() => pool.close());

  const runAll = (jobs: readonly RenderJob[]) => Promise.all(jobs.map((one) => pool.run(one)));

  test('gives each job its own HTML', async () => {
    const results = await runAll(Array.from({ length: 40 }, (_, index) => renderJob('quick', { id: `b${index}` })));
    expect(results.map((result) => result.ok && result.output)).toEqual(results.map((_, index) => `b${index}`));
    expect(await pool.run(renderJob('absent'))).toEqual({ ok: true, output: '' });
  });

  spec('PLAT-05', 'lets a view that throws, hangs or ends its thread cost its own block and no other', async () => {
    const context = somePage();
    const names = ['quick', 'throws', 'quick', 'hangs', 'quick', 'ends', 'quick'];
    const results = await runAll(names.map((name, index) => renderJob(name, { id: `b${index}`, context })));
    expect(results.map(({ ok }) => ok)).toEqual(names.map((name) => name === 'quick'));
    expect(results[1]).toMatchObject({ message: expect.stringContaining('no such picture') as string });
    expect(results[3]).toMatchObject({ message: `It took longer than ${JOB_MS} ms.` });
  });

  test('keeps what a page rendered before one of its views hangs', async () => {
    const context = somePage();
    const slow = renderJob('slow', { ms: 40, context });
    const [first, second] = await runAll([slow, renderJob('hangs', { context })]);
    expect(first).toEqual({ ok: true, output: 'slow' });
    expect(second).toMatchObject({ ok: false });
  });

  // Elsewhere the time of day stands in for the processor's.
  const isWaitingFree = process.platform === 'linux';

  test('takes nothing from the time of a view that is kept waiting', async () => {
    const context = somePage();
    const budget = { jobMs: 100, pageMs: 150 };
    const results = await runAll([1, 2, 3].map(() => renderJob('waits', { ms: 200, context, budget })));
    expect(results.map(({ ok }) => ok)).toEqual([isWaitingFree, isWaitingFree, isWaitingFree]);
  });

  test.each([
    ['forward', 1],
    ['back', -1],
  ])('goes by no clock that can be set: put %s by a day', async (_, way) => {
    await pool.run(renderJob('hangs'));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + way * DAY_MS);
    const waits = renderJob('waits', { ms: 60_000, budget: { jobMs: 50, pageMs: 1000 } });
    expect(await runAll([renderJob('quick'), renderJob('hangs'), waits])).toMatchObject([
      { ok: true },
      { ok: false, message: expect.stringContaining('left alone') as string },
      { ok: false },
    ]);
  });

  test('waits for no view for ever', async () => {
    const result = await pool.run(renderJob('waits', { ms: 60_000, budget: { jobMs: 50, pageMs: 1000 } }));
    expect(result).toEqual({
      ok: false,
      message: isWaitingFree ? 'It was not done after 500 ms.' : 'It took longer than 50 ms.',
    });
  });

  test('begins no more views of a page that has used up its time, and those of other pages all the same', async () => {
    const budget = { jobMs: 5000, pageMs: 100 };
    // However fast the machine is: four of them take longer than the page may, and the first always begins.
    const works = Array.from({ length: 8 }, () => renderJob('works', { budget }));
    const results = await runAll([...works, renderJob('quick')]);
    expect([results[0], results.at(-1)]).toEqual([
      { ok: true, output: 'works' },
      { ok: true, output: 'quick' },
    ]);
    const refused = { ok: false, message: 'The time for the whole page was used up.' };
    expect(results.slice(4, -1)).toEqual([refused, refused, refused, refused]);
  });

  test('counts what a page has used in all messages it takes', async () => {
    const budget = { jobMs: 5000, pageMs: 1 };
    const results = await runAll(Array.from({ length: 100 }, () => renderJob('works', { budget })));
    // Each of the two workers begins one, since neither knows of the other's yet.
    const begun = results.filter(({ ok }) => ok).length;
    expect([1, 2]).toContain(begun);
  });

  test('leaves alone for a while what has hung, and answers for it at once', async () => {
    await pool.run(renderJob('hangs'));
    const again = await pool.run(renderJob('hangs'));
    expect(again).toMatchObject({ ok: false, message: expect.stringContaining('left alone') as string });
    expect(await pool.run(renderJob('quick'))).toMatchObject({ ok: true });
  });

  test('says why a bundle could not be loaded, and renders what needs no other first', async () => {
    const done: string[] = [];
    const run = async (one: RenderJob) => {
      const result = await pool.run(one);
      done.push(one.bundle);
      return result;
    };
    await pool.run(renderJob('quick'));
    const results = await Promise.all([
      run(renderJob('quick', { bundle: 'looping' })),
      run(renderJob('quick', { bundle: 'broken' })),
      run(renderJob('quick', { bundle: 'changed' })),
      run(renderJob('quick', { bundle: 'later' })),
      run(renderJob('quick')),
    ]);
    expect(results.map((result) => (result.ok ? 'ok' : result.message))).toEqual([
      'looping could not be loaded. It took longer than 3000 ms.',
      expect.stringMatching(/^broken could not be loaded[^]*SyntaxError/),
      'changed was changed.',
      expect.stringMatching(
        /^later could not be loaded[^]*The contract of later is 99; this server supports 1 and 0\./,
      ),
      'ok',
    ]);
    expect(done[0]).toBe('blocks');
  });

  test('settles every job once, whatever breaks beside it', async () => {
    const names = fc.array(fc.constantFrom('quick', 'absent', 'throws', 'hangs', 'ends'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(names, async (features) => {
        const results = await runAll(features.map((feature) => renderJob(feature)));
        expect(results.map(({ ok }) => ok)).toEqual(features.map((name) => name === 'quick' || name === 'absent'));
      }),
      { numRuns: 15 },
    );
  });

  test('answers everything while it closes, and afterwards', async () => {
    const asked = Array.from({ length: 100 }, () => pool.run(renderJob('slow', { ms: 20 })));
    await Promise.race(asked);
    await pool.close();
    const results = await Promise.all(asked);
    expect(new Set(results.map(({ ok }) => ok))).toEqual(new Set([true, false]));
    expect(await pool.run(renderJob('quick'))).toEqual({ ok: false, message: 'The server is closing.' });
  });
});

test('starts its workers when it is told to, and never more than it may', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colonnade-pool-'));
  const [file, starts] = [join(folder, 'worker.mjs'), join(folder, 'starts')];
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';
     import { threadId } from 'node:worker_threads';
     appendFileSync(${JSON.stringify(starts)}, threadId + ' ');
     setInterval(() => {}, 1e6);`,
  );
  const started = async () => (await readFile(starts, 'utf8').catch(() => '')).split(' ').filter(Boolean).map(Number);
  const pool = createRenderPool({
    workerFile: pathToFileURL(file),
    size: 2,
    codeOf: () => Promise.reject(new Error()),
  });
  expect(await started()).toEqual([]);
  pool.warm();
  while ((await started()).length < 2) await pause(5);
  pool.warm();
  // Threads are counted as they are made: the next one, which notes itself too, says whether there were more.
  const last = Math.max(...(await started()));
  const next = new Worker(file);
  expect(next.threadId).toBe(last + 1);
  await Promise.all([pool.close(), next.terminate()]);
  await rm(folder, { recursive: true });
});
