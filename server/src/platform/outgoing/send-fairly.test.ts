import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../../../tools/testing/until';
import { sendFairly } from './send-fairly';

interface Message {
  readonly siteId: string;
  readonly number: number;
}

const messages = (siteId: string, count: number): Message[] =>
  Array.from({ length: count }, (_, number) => ({ siteId, number }));

/** A queue whose messages are claimed in their order; the receivers of these sites hang until they are let go. */
function openQueue(due: Message[], hanging: readonly string[] = []) {
  const sent: string[] = [];
  const underWay = new Map<string, number>();
  const most = new Map<string, number>();
  const closing = new AbortController();
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const count = (siteId: string, step: number): void => {
    underWay.set(siteId, (underWay.get(siteId) ?? 0) + step);
    most.set(siteId, Math.max(most.get(siteId) ?? 0, underWay.get(siteId) ?? 0));
  };
  const running = sendFairly<Message>({
    closing: closing.signal,
    claim: async (busySites) => {
      const at = due.findIndex(({ siteId }) => !busySites.includes(siteId));
      return at < 0 ? undefined : due.splice(at, 1)[0];
    },
    send: async ({ siteId, number }) => {
      count(siteId, 1);
      await (hanging.includes(siteId) ? gone : pause(5));
      if (number === -1) throw new Error('The database is gone.');
      count(siteId, -1);
      sent.push(siteId);
    },
  });
  return { running, sent, most, letGo, close: () => closing.abort() };
}

test('sites whose receivers hang have two attempts each, and others are sent meanwhile, also what becomes due later', async () => {
  const due = [...messages('slow', 10), ...messages('slow too', 10), ...messages('other', 12)];
  const queue = openQueue(due, ['slow', 'slow too']);
  await until(() => queue.sent.length === 12);
  due.push(...messages('later', 1));
  await until(() => queue.sent.length === 13);
  expect(new Set(queue.sent)).toEqual(new Set(['other', 'later']));
  expect([queue.most.get('slow'), queue.most.get('slow too')]).toEqual([2, 2]);
  queue.letGo();
  await queue.running;
  expect([queue.sent.length, due, queue.most.get('slow')]).toEqual([33, [], 2]);
});

test('many sites together have eight attempts at once', async () => {
  const sites = Array.from({ length: 10 }, (_, index) => `site ${index}`);
  const queue = openQueue(
    sites.flatMap((site) => messages(site, 2)),
    sites,
  );
  await pause(50);
  expect([...queue.most.values()].reduce((sum, one) => sum + one, 0)).toBe(8);
  queue.letGo();
  await queue.running;
  expect(queue.sent).toHaveLength(20);
});

test('after a failure, or when the server closes, nothing more begins, and what is under way ends', async () => {
  const failing = openQueue([{ siteId: 'a', number: -1 }, ...messages('b', 1), ...messages('a', 5)]);
  await expect(failing.running).rejects.toThrow('The database is gone.');
  expect(failing.sent.length).toBeLessThan(4);
  const due = messages('a', 5);
  const closing = openQueue(due, ['a']);
  await pause(10);
  closing.close();
  closing.letGo();
  await closing.running;
  expect([closing.sent, due.length]).toEqual([['a', 'a'], 3]);
});
