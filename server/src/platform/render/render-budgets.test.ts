import { setTimeout as pause } from 'node:timers/promises';
import { timeOfProcess } from './processor-time';
import { openRenderPool, renderJob, renderProcesses, somePage } from './render-job.fixture';

const DAY_MS = 86_400_000;

const { run, runAll, lost } = openRenderPool();

test('keeps what a page rendered before one of its views hangs', async () => {
  const context = somePage();
  const slow = renderJob('slow', { ms: 40, context });
  const [first, second] = await runAll([slow, renderJob('hangs', { context })]);
  expect(first).toEqual({ ok: true, output: 'slow' });
  expect(second).toMatchObject({ ok: false });
});

// Elsewhere elapsed time stands in for processor time.
const isWaitingFree = process.platform === 'linux';

/** Renders a job in a process that is suspended for a while, or for ever, once the view has begun. */
async function keptWaiting(job: ReturnType<typeof renderJob>, waitMs = Infinity) {
  await run(renderJob('quick'));
  const [pid = 0] = renderProcesses();
  const usedMs = () => timeOfProcess(pid) ?? 0;
  const beforeMs = usedMs();
  const result = run(job);
  while (isWaitingFree && usedMs() < beforeMs + 10) await pause(1);
  process.kill(pid, 'SIGSTOP');
  if (Number.isFinite(waitMs)) {
    await pause(waitMs);
    process.kill(pid, 'SIGCONT');
  }
  return result;
}

test('does not count the time that a view waits for a processor', async () => {
  const result = await keptWaiting(renderJob('works', { budget: { jobMs: 1000, pageMs: 1000 } }), 1500);
  expect(result.ok).toBe(isWaitingFree);
});

test.each([
  ['forward', 1],
  ['back', -1],
])('does not depend on the system clock: put %s by a day', async (_, direction) => {
  await run(renderJob('hangs'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + direction * DAY_MS);
  expect(await runAll([renderJob('quick'), renderJob('hangs')])).toMatchObject([
    { ok: true },
    { ok: false, message: expect.stringContaining('left alone') as string },
  ]);
  for (const pid of renderProcesses()) process.kill(pid, 'SIGSTOP');
  expect(await run(renderJob('quick', { budget: { jobMs: 50, pageMs: 1000 } }))).toMatchObject({ ok: true });
  expect(lost()).toEqual(['It was not done after 500 ms.']);
});

test('does not wait for a view for ever', async () => {
  const result = await keptWaiting(renderJob('hangs', { budget: { jobMs: 200, pageMs: 1000 } }));
  expect(result).toEqual({
    ok: false,
    message: isWaitingFree ? 'It was not done after 2000 ms.' : 'It took longer than 200 ms.',
  });
});

test('starts no more views of a page that has used up its time, but those of other pages', async () => {
  const budget = { jobMs: 5000, pageMs: 100 };
  // Independent of the machine's speed: four jobs exceed the page's limit, and the first always starts.
  const works = Array.from({ length: 8 }, () => renderJob('works', { budget }));
  const results = await runAll([...works, renderJob('quick')]);
  expect([results[0], results.at(-1)]).toEqual([
    { ok: true, output: 'works' },
    { ok: true, output: 'quick' },
  ]);
  const refused = { ok: false, message: 'The time for the whole page was used up.' };
  expect(results.slice(4, -1)).toEqual([refused, refused, refused, refused]);
});

test('adds up a page’s time over all its messages', async () => {
  const budget = { jobMs: 5000, pageMs: 1 };
  const results = await runAll(Array.from({ length: 100 }, () => renderJob('works', { budget })));
  // Each of the two processes starts one, as neither knows of the other's.
  const begun = results.filter(({ ok }) => ok).length;
  expect([1, 2]).toContain(begun);
});

test('charges a page only for its own views, whatever was rendered just before', async () => {
  const others = Array.from({ length: 3 }, () => renderJob('works', { budget: { jobMs: 5000, pageMs: 5000 } }));
  const budget = { jobMs: 5000, pageMs: 50 };
  const own = Array.from({ length: 3 }, () => renderJob('quick', { budget }));
  const results = await runAll([...others, ...own]);
  const outputs = [...others.map(() => 'works'), ...own.map(() => 'quick')];
  expect(results).toEqual(outputs.map((output) => ({ ok: true, output })));
});
