import { attemptsOf } from './attempts';

interface Pending {
  readonly resolve: (captchaKey: string) => void;
  readonly reject: (error: Error) => void;
}

let subject: string;
let pending: Pending[];

beforeEach(() => {
  jest.useFakeTimers();
  subject = 'k1';
  pending = [];
});
afterEach(() => jest.useRealTimers());

function open() {
  return attemptsOf({
    isSilent: true,
    subject: () => subject,
    validMs: 1000,
    complete: () => new Promise((resolve, reject) => pending.push({ resolve, reject })),
  });
}

test('one attempt serves everybody who waits, and is ready once it has succeeded', async () => {
  const attempts = open();
  const [first, second] = [attempts.current(), attempts.current()];
  expect([pending.length, attempts.ready()]).toEqual([1, undefined]);
  pending[0]?.resolve('done');
  expect([await first, await second, attempts.ready()]).toEqual(['done', 'done', 'done']);
});

test('a failed, expired or outdated attempt is replaced when it is asked for', async () => {
  const attempts = open();
  const failed = attempts.current();
  pending[0]?.reject(new Error('blocked'));
  await expect(failed).rejects.toThrow('blocked');
  const done = attempts.current();
  pending[1]?.resolve('done');
  expect(await done).toBe('done');
  jest.advanceTimersByTime(1001);
  expect(attempts.ready()).toBeUndefined();
  const fresh = attempts.current();
  pending[2]?.resolve('fresh');
  await fresh;
  subject = 'k2';
  expect(attempts.ready()).toBeUndefined();
  void attempts.current();
  expect(pending).toHaveLength(4);
});

test('after a renewal the late end of the former attempt changes nothing', async () => {
  const attempts = open();
  const former = attempts.current();
  const renewed = attempts.renew();
  pending[1]?.resolve('renewed');
  await renewed;
  pending[0]?.reject(new Error('late'));
  await expect(former).rejects.toThrow('late');
  expect(attempts.ready()).toBe('renewed');
});
