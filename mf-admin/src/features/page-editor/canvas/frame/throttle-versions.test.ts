import { createThrottle } from './throttle-versions';

type Answer = Parameters<Parameters<typeof createThrottle>[0]['work']>[1];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = () => {
  const started: { readonly id: string; readonly answer: Answer }[] = [];
  const throttle = createThrottle({
    intervalMs: 150,
    now: () => Date.now(),
    work: (id, answer) => void started.push({ id, answer }),
  });
  return { started, throttle };
};

test('work starts at once, then at most once in an interval, and the last request is worked on', () => {
  const { started, throttle } = start();
  for (let key = 0; key < 20; key += 1) {
    throttle.request('a');
    jest.advanceTimersByTime(20);
  }
  jest.advanceTimersByTime(1000);
  expect(started.map(({ id }) => id)).toEqual(['a', 'a', 'a', 'a']);
  throttle.request('b');
  throttle.request('a');
  expect(started.map(({ id }) => id).slice(4)).toEqual(['b', 'a']);
});

test('an answer is shown unless a later one was, and only the newest failure counts', () => {
  const { started, throttle } = start();
  throttle.request('a');
  throttle.request('a');
  expect(started[0]?.answer.isNewest()).toBe(false);
  jest.advanceTimersByTime(150);
  const [first, second] = started.map(({ answer }) => answer);
  expect([second!.isNewest(), second!.claim(), first!.claim()]).toEqual([true, true, false]);
});

test('nothing starts after it was stopped', () => {
  const { started, throttle } = start();
  throttle.request('a');
  throttle.request('a');
  throttle.stop();
  jest.advanceTimersByTime(1000);
  expect(started).toHaveLength(1);
});
