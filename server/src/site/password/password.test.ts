import { spec } from '../../../../tools/testing/spec';
import { hashPassword, isPasswordRight } from './password';

spec(
  'ROLE-05',
  'a password is stored as argon2id with 19 MiB, two passes and one lane, each with its own salt',
  async () => {
    const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
    expect([await isPasswordRight('secret', one), await isPasswordRight('Secret', one)]).toEqual([true, false]);
  },
);

spec('ROLE-05', 'without an account every password is wrong, at the same computing cost', async () => {
  const known = await hashPassword('secret');
  const timeOf = async (hash: string | undefined) => {
    const start = process.hrtime.bigint();
    for (let count = 0; count < 5; count += 1) expect(await isPasswordRight('wrong', hash)).toBe(false);
    return Number(process.hrtime.bigint() - start);
  };
  const [withAccount, without] = [await timeOf(known), await timeOf(undefined)];
  // Without hashing the ratio would be a hundredth; a busy machine may slow down either.
  expect(without).toBeGreaterThan(withAccount / 20);
});
