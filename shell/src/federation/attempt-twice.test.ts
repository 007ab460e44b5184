import { attemptTwice } from './attempt-twice';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('gives the first success at once', async () => {
  const task = jest.fn(() => Promise.resolve('done'));
  await expect(attemptTwice(task)).resolves.toBe('done');
  expect(task.mock.calls).toEqual([[false]]);
});

test('tries once more, not at once', async () => {
  const task = jest.fn((again: boolean) => (again ? Promise.resolve('done') : Promise.reject(new Error('no'))));
  const outcome = attemptTwice(task);
  await jest.advanceTimersByTimeAsync(299);
  expect(task).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(501);
  await expect(outcome).resolves.toBe('done');
});

test('gives the second failure as it is', async () => {
  const task = jest.fn((again: boolean) => Promise.reject(new Error(again ? 'second' : 'first')));
  const outcome = expect(attemptTwice(task)).rejects.toThrow('second');
  await jest.advanceTimersByTimeAsync(800);
  await outcome;
  expect(task).toHaveBeenCalledTimes(2);
});
