import { spec } from '../../../tools/testing/spec';
import { followNews } from './follow-news';
import { createNewsBench, NEWS } from './news.fixture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const bench = (answers = false) => {
  const made = createNewsBench(() => (answers ? { ...NEWS, revision: 7 } : undefined));
  const received: number[] = [];
  return { ...made, received, start: () => followNews(made.parts, ({ revision }) => received.push(revision)) };
};

spec('PLAT-03', 'a page that is seen hears by one stream, and asks nothing while that says something', async () => {
  const { received, open, request, start, send } = bench();
  start();
  for (let revision = 1; revision <= 5; revision += 1) {
    send({ revision });
    await jest.advanceTimersByTimeAsync(9_000);
  }
  expect([received, open()]).toEqual([[1, 2, 3, 4, 5], 1]);
  expect(request).not.toHaveBeenCalled();
});

spec(
  'PLAT-03',
  'a stream that is silent is given up: the page asks within fifteen seconds, again and again',
  async () => {
    const { received, open, request, start, streams } = bench(true);
    start();
    for (const times of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(15_000);
      expect(request.mock.calls.length).toBeGreaterThanOrEqual(times);
    }
    expect(received).toEqual(received.map(() => 7));
    expect([open(), streams.length]).toEqual([1, request.mock.calls.length + 1]);
  },
);

test('a stream that is refused is asked for at once, and tried again later; what fails is told to nobody', async () => {
  const { received, open, request, start, streams, send } = bench();
  start();
  streams[0]?.fail();
  streams[0]?.fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(15_000);
  expect([streams.length, open(), received]).toEqual([2, 1, []]);
  send({ revision: 3 });
  expect(received).toEqual([3]);
});

test('a page that nobody sees holds no stream and asks nothing; who comes back hears again', async () => {
  const { look, open, request, start, streams } = bench();
  start();
  look(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([open(), streams.length]).toEqual([0, 1]);
  expect(request).not.toHaveBeenCalled();
  look(true);
  look(true);
  expect([open(), streams.length]).toEqual([1, 2]);
});

test('one that opens where nobody sees it waits until somebody does, and the end of the page ends all', async () => {
  const { look, open, request, start, stop } = bench();
  look(false);
  start();
  expect(open()).toBe(0);
  look(true);
  expect(open()).toBe(1);
  stop.abort();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(open()).toBe(0);
  expect(request).not.toHaveBeenCalled();
});
