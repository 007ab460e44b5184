import { spec } from '../../../../tools/testing/spec';
import { tick } from '../../host/dialogs/dialogs.fixture';
import { followScrolling } from './follow-scrolling';

let stop: AbortController;
let emitted: { readonly atMs: number; readonly tops: readonly number[] }[];
let ends: number[];

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  stop = new AbortController();
  emitted = [];
  ends = [];
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: document.documentElement });
  followScrolling(
    document,
    {
      onScroll: (samples) => emitted.push({ atMs: Date.now(), tops: samples.map(({ top }) => top) }),
      onEnd: () => ends.push(Date.now()),
    },
    stop.signal,
  );
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

/** Scrolls once in every interval, so many times, a pixel further each time. */
async function scroll(times: number, everyMs: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    document.documentElement.scrollTop = time;
    document.dispatchEvent(new Event('scroll'));
    await tick(everyMs);
  }
}

spec('UTIL-02', 'tells of scrolling at once, and then every 300 ms', async () => {
  await scroll(51, 20);
  expect(emitted.map(({ atMs }) => atMs)).toEqual([0, 300, 600, 900]);
  expect(emitted[0]?.tops).toEqual([1]);
});

spec('UTIL-02', 'a single scroll is told once', async () => {
  await scroll(1, 2000);
  expect(emitted).toEqual([{ atMs: 0, tops: [1] }]);
});

spec('UTIL-03', 'tells of the end once, 300 ms after the last scroll', async () => {
  await scroll(10, 290);
  await tick(2000);
  expect(ends).toEqual([9 * 290 + 300]);
});

spec('UTIL-04', 'of the places since the last time it keeps the latest 22', async () => {
  await scroll(61, 5);
  expect(emitted.map(({ tops }) => tops)).toEqual([[1], Array.from({ length: 22 }, (_, at) => 39 + at)]);
});

spec('UTIL-04', 'where fewer came, it has all of them', async () => {
  await scroll(16, 20);
  expect(emitted[1]?.tops).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});
