import { AGAIN, DELIVERED, memoryOutbox, newRow, openSender } from './sender.fixture';

let mockMissing = 5;
jest.mock('../../seldom', () => {
  mockMissing -= 1;
  if (mockMissing >= 0) throw new Error('seldom.js could not be loaded.');
  return jest.requireActual<object>('../../seldom');
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a failed call is retried although the resender loaded late, and later calls follow it', async () => {
  const { kept, outbox } = memoryOutbox();
  let answer = AGAIN;
  const { sender, keys } = openSender(outbox, () => answer);
  sender.send(newRow('a'));
  await jest.advanceTimersByTimeAsync(0);
  answer = DELIVERED;
  sender.send(newRow('b'));
  await jest.advanceTimersByTimeAsync(0);
  expect([keys(), [...kept.keys()], mockMissing > 0]).toEqual([['a'], ['a', 'b'], true]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([keys(), kept.size]).toEqual([['a', 'a', 'b'], 0]);
});
