import { openRenderPool, renderJob } from './render-job.fixture';
import { createSecondTries } from './second-tries';
import { steadyNowMs } from './steady-clock';

jest.mock('./steady-clock', () => ({
  steadyNowMs: jest.fn(jest.requireActual<typeof import('./steady-clock')>('./steady-clock').steadyNowMs),
}));

/** Too little time on any machine, then enough. */
const budget = () => ({ jobMs: 5, pageMs: 10_000, secondTryMs: 10_000 });
const slow = () => renderJob('works', { budget: budget() });

describe('a pool', () => {
  const { run, runAll, tried } = openRenderPool();

  test('renders a view again with more time after it exceeded its limit, and reports it', async () => {
    expect(await run(slow())).toEqual({ ok: true, output: 'works' });
    expect(tried).toEqual([['mf-blocks/works', 'It took longer than 5 ms.']]);
    // The success cancels both the pause and the limit of one second try.
    expect(await run(slow())).toEqual({ ok: true, output: 'works' });
  });

  test('gives no second try unless configured', async () => {
    const { jobMs, pageMs } = budget();
    expect(await run(renderJob('works', { budget: { jobMs, pageMs } }))).toMatchObject({ ok: false });
    expect(tried).toEqual([]);
  });

  test('skips a view whose second try failed, and shows those beside it', async () => {
    const page = { jobMs: 20, pageMs: 1000, secondTryMs: 200 };
    const beside = renderJob('quick', { budget: page });
    expect(await runAll([renderJob('hangs', { budget: page }), beside])).toEqual([
      { ok: false, message: 'It took longer than 200 ms.' },
      { ok: true, output: 'quick' },
    ]);
    expect(await run(renderJob('hangs', { budget: budget() }))).toEqual({
      ok: false,
      message: 'It used up its time a moment ago and is left alone.',
    });
    expect(tried).toHaveLength(1);
  });

  test('second tries of one page share one time limit', async () => {
    const page = { jobMs: 5, pageMs: 5000, secondTryMs: 150 };
    const results = await runAll(['hangs', 'works', 'quick'].map((view) => renderJob(view, { budget: page })));
    expect(results).toEqual([
      { ok: false, message: 'It took longer than 150 ms.' },
      { ok: false, message: 'The time for the whole page was used up.' },
      { ok: true, output: 'quick' },
    ]);
  });
});

describe('limits', () => {
  const job = (name = 'slow') => renderJob(name, { budget: budget() });
  const at = (ms: number) => jest.mocked(steadyNowMs).mockReturnValue(ms);
  afterEach(() => jest.mocked(steadyNowMs).mockRestore());

  test('a job gets one, and a view whose second try failed none for a minute', () => {
    at(1000);
    const tries = createSecondTries();
    const first = job();
    expect([tries.grant(first, 'a'), tries.grant(first, 'a'), tries.grant(job(), 'a')]).toEqual([true, false, false]);
    at(60_999);
    expect(tries.grant(job(), 'a')).toBe(false);
    at(61_000);
    expect(tries.grant(job(), 'a')).toBe(true);
  });

  test('all views together get five in ten seconds, however they end', () => {
    at(1000);
    const tries = createSecondTries();
    const granted = Array.from({ length: 8 }, () => {
      const one = job();
      const isGranted = tries.grant(one, 'a');
      tries.succeeded(one, 'a');
      return isGranted;
    });
    expect(granted.filter(Boolean)).toHaveLength(5);
    at(11_000);
    expect(tries.grant(job(), 'a')).toBe(true);
  });
});
