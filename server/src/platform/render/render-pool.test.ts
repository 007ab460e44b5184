import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import type { RenderJob } from './protocol';
import { JOB_MS, openRenderPool, PROGRAM, renderJob, renderProcesses, somePage } from './render-job.fixture';
import { createRenderPool } from './render-pool';

describe('the render pool', () => {
  const pool = openRenderPool();
  const { runAll } = pool;

  test('returns each job’s own HTML', async () => {
    const results = await runAll(Array.from({ length: 40 }, (_, index) => renderJob('quick', { id: `b${index}` })));
    expect(results.map((result) => result.ok && result.output)).toEqual(results.map((_, index) => `b${index}`));
    expect(await pool.run(renderJob('absent'))).toEqual({ ok: true, output: '' });
  });

  spec('PLAT-05', 'a view that throws, hangs or ends its process costs only its own block', async () => {
    const context = somePage();
    const names = ['quick', 'throws', 'quick', 'hangs', 'quick', 'ends', 'quick'];
    const results = await runAll(names.map((name, index) => renderJob(name, { id: `b${index}`, context })));
    expect(results.map(({ ok }) => ok)).toEqual(names.map((name) => name === 'quick'));
    expect(results[1]).toMatchObject({ message: expect.stringContaining('no such picture') as string });
    expect(results[3]).toMatchObject({ message: `It took longer than ${JOB_MS} ms.` });
  });

  test('skips a view for a while after it hung, and answers for it at once', async () => {
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
      run(renderJob('quick', { bundle: 'mf-looping' })),
      run(renderJob('quick', { bundle: 'mf-broken' })),
      run(renderJob('quick', { bundle: 'mf-changed' })),
      run(renderJob('quick', { bundle: 'mf-later' })),
      run(renderJob('quick')),
    ]);
    expect(results.map((result) => (result.ok ? 'ok' : result.message))).toEqual([
      'mf-looping could not be loaded. It took longer than 3000 ms.',
      expect.stringMatching(/^mf-broken could not be loaded[^]*SyntaxError/),
      'mf-changed was changed.',
      expect.stringMatching(
        /^mf-later could not be loaded[^]*The contract of mf-later is 99; this server supports 1 and 0\./,
      ),
      'ok',
    ]);
    expect(done[0]).toBe('mf-blocks');
  });

  test('settles every job once, whatever fails beside it', async () => {
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
    const jobs = Array.from({ length: 100 }, () => pool.run(renderJob('slow', { ms: 20 })));
    await Promise.race(jobs);
    await pool.close();
    const results = await Promise.all(jobs);
    expect(new Set(results.map(({ ok }) => ok))).toEqual(new Set([true, false]));
    expect(await pool.run(renderJob('quick'))).toEqual({ ok: false, message: 'The server is closing.' });
  });
});

test('starts its processes on request, and never more than the maximum', async () => {
  const before = renderProcesses();
  const pool = createRenderPool({
    program: PROGRAM,
    size: 2,
    codeOf: () => Promise.reject(new Error('It was changed.')),
  });
  const started = () => renderProcesses().filter((pid) => !before.includes(pid));
  expect(started()).toEqual([]);
  pool.warm();
  pool.warm();
  expect(started()).toHaveLength(1);
  await Promise.all(Array.from({ length: 40 }, () => pool.run(renderJob('quick'))));
  expect([1, 2]).toContain(started().length);
  await pool.close();
  expect(started()).toEqual([]);
});
