import fc from 'fast-check';
import type { Outcome } from './read-outcome';
import type { Row } from './row';
import { AGAIN, DELIVERED, memoryOutbox, newRow, openSender, REFUSED } from './sender.fixture';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const turn = () => jest.advanceTimersByTimeAsync(0);
/** A call that another page left behind. */
const left = (key: string, dueMs: number, changes: Partial<Row> = {}): Row => ({ ...newRow(key), dueMs, ...changes });

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a call is stored before it is sent, and deleted when the server has it', async () => {
  const { kept, outbox } = memoryOutbox();
  let whileSent = 0;
  const { sender, keys } = openSender(outbox, () => {
    whileSent = kept.size;
    return DELIVERED;
  });
  sender.send(newRow('a'));
  await turn();
  expect([keys(), whileSent, kept.size]).toEqual([['a'], 1, 0]);
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(keys()).toEqual(['a']);
});

test('a failed call is retried unchanged with the same key, after growing pauses, until it is delivered', async () => {
  const { kept, outbox } = memoryOutbox();
  const times: number[] = [];
  const { sender, posted } = openSender(outbox, () => {
    times.push(Date.now());
    return times.length < 5 ? AGAIN : DELIVERED;
  });
  jest.spyOn(Math, 'random').mockReturnValue(1);
  sender.send(newRow('a'));
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(times.slice(1).map((at, index) => at - (times[index] ?? 0))).toEqual([2000, 4000, 8000, 16_000]);
  expect(new Set(posted.map(({ key, body }) => key + body)).size).toBe(1);
  expect(kept.size).toBe(0);
});

test('while the server is down or has requested a pause, new calls wait for the first delivery', async () => {
  const { kept, outbox } = memoryOutbox();
  let answer: Outcome = { kind: 'again', retryAfter: '20' };
  const { sender, keys } = openSender(outbox, () => answer);
  sender.send(newRow('a'));
  await turn();
  for (const key of ['b', 'c']) sender.send(newRow(key));
  await jest.advanceTimersByTimeAsync(19_999);
  expect([keys(), [...kept.keys()]]).toEqual([['a'], ['a', 'b', 'c']]);
  answer = DELIVERED;
  await jest.advanceTimersByTimeAsync(2000);
  expect([keys(), kept.size]).toEqual([['a', 'a', 'b', 'c'], 0]);
});

test('a restored network ends every pause', async () => {
  let answer = AGAIN;
  const { sender, keys } = openSender(memoryOutbox().outbox, () => answer);
  sender.send(newRow('a'));
  await turn();
  answer = DELIVERED;
  sender.wake();
  await turn();
  expect(keys()).toEqual(['a', 'a']);
});

test('sends calls that other pages left behind, oldest first, and those of a live page once they are due', async () => {
  const { kept, outbox } = memoryOutbox([
    left('newer', 0, { atMs: NOW - 1 }),
    left('older', 0, { atMs: NOW - 2 }),
    left('busy', NOW + 30_000),
  ]);
  const { keys } = openSender(outbox, () => DELIVERED);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(keys()).toEqual(['older', 'newer']);
  await jest.advanceTimersByTimeAsync(1);
  expect([keys(), kept.size]).toEqual([['older', 'newer', 'busy'], 0]);
});

test('a page sends its held calls itself; other pages send them a minute after the last hold', async () => {
  const { kept, outbox } = memoryOutbox();
  const { sender, keys, end } = openSender(outbox, () => DELIVERED);
  sender.hold(newRow('a'));
  sender.wake();
  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  expect([keys(), kept.size]).toEqual([[], 1]);
  end();
  const other = openSender(outbox, () => DELIVERED);
  await turn();
  expect([other.keys(), kept.size]).toEqual([['a'], 0]);
});

test('one tab at a time sends left-behind calls', async () => {
  let isHeld = false;
  const request = async (_name: string, _options: object, work: (lock: object | null) => Promise<unknown>) => {
    if (isHeld) return work(null);
    isHeld = true;
    await work({});
    isHeld = false;
    return true;
  };
  Object.assign(navigator, { locks: { request } });
  const { outbox } = memoryOutbox(['a', 'b', 'c'].map((key) => left(key, 0)));
  const answer = () => new Promise<Outcome>((resolve) => setTimeout(resolve, 100, DELIVERED));
  const tabs = [openSender(outbox, answer), openSender(outbox, answer)];
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(tabs.flatMap((tab) => tab.keys())).toEqual(['a', 'b', 'c']);
});

test('calls that arrive while left-behind calls are sent follow after them', async () => {
  const { kept, outbox } = memoryOutbox(['a', 'b'].map((key) => left(key, 0)));
  let isDown = false;
  const slowly = (outcome: Outcome) => new Promise<Outcome>((resolve) => setTimeout(resolve, 100, outcome));
  const { sender, keys } = openSender(outbox, ({ key }) => (isDown && key === 'c' ? AGAIN : slowly(DELIVERED)));
  await turn();
  isDown = true;
  for (const key of ['c', 'd']) {
    sender.send(newRow(key));
    await turn();
  }
  isDown = false;
  await jest.advanceTimersByTimeAsync(1000);
  expect([keys(), kept.size]).toEqual([['a', 'c', 'b', 'c', 'd'], 0]);
});

test('refused calls and week-old ones are counted and reported with the next delivered call', async () => {
  const { kept, outbox } = memoryOutbox([left('old', 0, { atMs: NOW - 8 * 86_400_000, records: 3 })]);
  const { sender, reported, keys } = openSender(outbox, ({ key }) => (key === 'bad' ? REFUSED : DELIVERED));
  sender.send(newRow('bad', { records: 2 }));
  await turn();
  expect(reported).toEqual([]);
  sender.send(newRow('good'));
  await turn();
  expect([reported, keys(), kept.size]).toEqual([['Records that were not delivered: 5'], ['bad', 'good'], 0]);
  sender.send(newRow('next'));
  await turn();
  expect(reported).toHaveLength(1);
});

test('a page that cannot send keeps the newest hundred calls, and reports the others when it is left', async () => {
  const { kept, outbox } = memoryOutbox();
  const { sender, reported } = openSender(outbox, () => AGAIN);
  for (let at = 0; at < 130; at += 1) sender.send(newRow(String(at), { atMs: NOW + at }));
  await turn();
  expect(kept.size).toBe(100);
  expect([...kept.keys()]).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 30)));
  sender.leave(() => undefined, false);
  expect(reported).toEqual(['Records that were not delivered: 30']);
});

test('a page that is left releases the lock, which would evict it from the back/forward cache', async () => {
  let isHeld = false;
  const request = async (_name: string, _options: unknown, work: (lock: object) => Promise<boolean>) => {
    isHeld = true;
    const result = await work({});
    isHeld = false;
    return result;
  };
  Object.assign(navigator, { locks: { request } });
  const { outbox } = memoryOutbox([{ ...newRow('of before', { atMs: NOW }), dueMs: 0 }]);
  const { sender, posted } = openSender(outbox, () => new Promise(() => undefined));
  await turn();
  expect([posted.length, isHeld]).toEqual([1, true]);
  sender.leave(() => undefined, true);
  await turn();
  expect(isHeld).toBe(false);
});

test('a page that is left sends in ways that outlive it, and leaves the calls to the next page', async () => {
  const { kept, outbox } = memoryOutbox();
  const { sender, posted, left: gone, end } = openSender(outbox, () => AGAIN);
  sender.send(newRow('failed'));
  await turn();
  sender.leave(() => sender.send(newRow('last')), false);
  expect([gone.map(({ key }) => key), posted]).toMatchObject([['failed', 'last'], [{ key: 'failed' }]]);
  expect(kept.get('last')?.dueMs).toBe(0);
  end();
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect([posted.length, kept.size]).toEqual([1, 2]);
});

test('without an outbox the page keeps its calls in memory, for as long as it lives', async () => {
  let answer = AGAIN;
  const { sender, keys } = openSender(undefined, () => answer);
  sender.send(newRow('a'));
  await turn();
  answer = DELIVERED;
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(keys()).toEqual(['a', 'a']);
});

test('for any server behaviour, every record is delivered, waits or is counted, and none is changed', async () => {
  const outcome = fc.constantFrom(DELIVERED, AGAIN, REFUSED, { ...AGAIN, retryAfter: '90' });
  const step = fc.constantFrom('send', 'send', 'pause', 'wake', 'reopen');
  await fc.assert(
    fc.asyncProperty(fc.array(outcome, { maxLength: 40 }), fc.array(step, { maxLength: 40 }), async (plan, story) => {
      const { kept, outbox } = memoryOutbox();
      const taken = new Map<string, string>();
      const refused = new Set<string>();
      const answers = [...plan];
      const answer = async ({ key, body }: Row): Promise<Outcome> => {
        await new Promise((resolve) => setTimeout(resolve, (answers.length % 4) * 1500));
        const now = answers.shift() ?? DELIVERED;
        if (now.kind === 'delivered') expect(taken.get(key) ?? body).toBe(body);
        if (now.kind === 'delivered') taken.set(key, body);
        if (now.kind === 'refused') refused.add(key);
        return now;
      };
      let page = openSender(outbox, answer);
      const sent: string[] = [];
      for (const [at, action] of story.entries()) {
        if (action === 'send') {
          sent.push(`k${at}`);
          page.sender.send(newRow(`k${at}`));
        } else if (action === 'wake') page.sender.wake();
        else if (action === 'pause') await jest.advanceTimersByTimeAsync(5000);
        else {
          page.end();
          page = openSender(outbox, answer);
        }
        await turn();
      }
      await jest.advanceTimersByTimeAsync(60 * MINUTE);
      page.end();
      expect(kept.size).toBe(0);
      for (const key of sent) expect([key, taken.has(key) || refused.has(key)]).toEqual([key, true]);
    }),
    { numRuns: 60 },
  );
});
