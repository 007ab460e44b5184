import fc from 'fast-check';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { spec } from '../../../tools/testing/spec';
import type { RenderJob } from './protocol';
import { JOB_MS, openRenderPool, renderJob, somePage } from './render-job.fixture';
import { createRenderPool } from './render-pool';

describe('the render pool', () => {
  const pool = openRenderPool();
  const { runAll } = pool;

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
