import fc from 'fast-check';
import { createInTurn } from '../../../parts/in-turn/in-turn';
import type { LineChange } from '../cart.state';
import { createLineWriter } from './writer.effects';

const REST_MS = 400;

function open(replyMs = 50) {
  const stopping = new AbortController();
  const wanted = new Map<string, number>();
  const written: LineChange[] = [];
  let inFlight = 0;
  let most = 0;
  const write = async (change: LineChange): Promise<void> => {
    written.push(change);
    most = Math.max(most, (inFlight += 1));
    await new Promise((resolve) => setTimeout(resolve, replyMs));
    inFlight -= 1;
  };
  const isWanted = ({ lineId, quantity }: LineChange) => wanted.get(lineId) === quantity;
  const writer = createLineWriter({ write, isWanted, inTurn: createInTurn(), signal: stopping.signal });
  const want = (lineId: string, quantity: number) => {
    wanted.set(lineId, quantity);
    writer.rest({ lineId, quantity });
  };
  return { want, writer, written, stop: () => stopping.abort(), mostAtOnce: () => most };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([10, 100, 300])(
  '50 clicks, %i ms apart, make at most 2 writes, and the last is what was wanted last',
  async (gapMs) => {
    const { want, written } = open();
    for (let click = 1; click <= 50; click += 1) {
      want('a', click);
      await jest.advanceTimersByTimeAsync(gapMs);
    }
    await jest.advanceTimersByTimeAsync(2000);
    expect(written.length).toBeLessThanOrEqual(2);
    expect(written.at(-1)).toEqual({ lineId: 'a', quantity: 50 });
  },
);

test('whatever the visitor does, the last write of each line is what was wanted last, one write at a time', async () => {
  const step = fc.record({
    lineId: fc.constantFrom('a', 'b'),
    quantity: fc.integer({ min: 0, max: 9 }),
    waitMs: fc.integer({ min: 0, max: 900 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const { want, written, mostAtOnce } = open(300);
      const last = new Map<string, number>();
      for (const { lineId, quantity, waitMs } of steps) {
        want(lineId, quantity);
        last.set(lineId, quantity);
        await jest.advanceTimersByTimeAsync(waitMs);
      }
      await jest.advanceTimersByTimeAsync(20_000);
      for (const [lineId, quantity] of last)
        expect(written.findLast((change) => change.lineId === lineId)?.quantity).toBe(quantity);
      expect(mostAtOnce()).toBe(1);
    }),
    { numRuns: 40 },
  );
});

test('a removal does not wait', async () => {
  const { want, written } = open();
  want('a', 0);
  await jest.advanceTimersByTimeAsync(0);
  expect(written).toEqual([{ lineId: 'a', quantity: 0 }]);
});

test('hurrying sends at once what is resting, and only once', async () => {
  const { want, writer, written } = open();
  want('a', 3);
  want('b', 4);
  writer.hurry();
  await jest.advanceTimersByTimeAsync(REST_MS * 4);
  expect(written).toEqual([
    { lineId: 'a', quantity: 3 },
    { lineId: 'b', quantity: 4 },
  ]);
});

test('nothing is sent once stopped', async () => {
  const { want, stop, written } = open();
  want('a', 3);
  stop();
  await jest.advanceTimersByTimeAsync(REST_MS * 4);
  expect(written).toEqual([]);
});
