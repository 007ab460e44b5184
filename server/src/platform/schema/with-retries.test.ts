import { withRetries } from './with-retries';

const failure = (code: string) => Object.assign(new Error(code), { code });

function failing(times: number, code: string) {
  let calls = 0;
  const run = () => ((calls += 1) <= times ? Promise.reject(failure(code)) : Promise.resolve('done'));
  return { run, calls: () => calls };
}

test.each(['40P01', '40001'])('tries again after %s, three times in all', async (code) => {
  const twice = failing(2, code);
  await expect(withRetries(twice.run)).resolves.toBe('done');
  expect(twice.calls()).toBe(3);
  const always = failing(Infinity, code);
  await expect(withRetries(always.run)).rejects.toThrow(code);
  expect(always.calls()).toBe(3);
});

test('throws any other failure at once', async () => {
  const unique = failing(1, '23505');
  await expect(withRetries(unique.run)).rejects.toThrow('23505');
  expect(unique.calls()).toBe(1);
});
