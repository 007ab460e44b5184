import { openRenderPool, renderJob, somePage } from './render-job.fixture';

const DAY_MS = 86_400_000;

const { run, runAll } = openRenderPool();

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
  await run(renderJob('hangs'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + way * DAY_MS);
  const waits = renderJob('waits', { ms: 60_000, budget: { jobMs: 50, pageMs: 1000 } });
  expect(await runAll([renderJob('quick'), renderJob('hangs'), waits])).toMatchObject([
    { ok: true },
    { ok: false, message: expect.stringContaining('left alone') as string },
    { ok: false },
  ]);
});

test('waits for no view for ever', async () => {
  const result = await run(renderJob('waits', { ms: 60_000, budget: { jobMs: 50, pageMs: 1000 } }));
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

test('charges a page with its own views alone, whoever’s were rendered just before', async () => {
  const others = Array.from({ length: 3 }, () => renderJob('works', { budget: { jobMs: 5000, pageMs: 5000 } }));
  const budget = { jobMs: 5000, pageMs: 50 };
  const own = Array.from({ length: 3 }, () => renderJob('quick', { budget }));
  const results = await runAll([...others, ...own]);
  const outputs = [...others.map(() => 'works'), ...own.map(() => 'quick')];
  expect(results).toEqual(outputs.map((output) => ({ ok: true, output })));
});
