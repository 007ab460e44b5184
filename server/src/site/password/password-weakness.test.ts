import { spec } from '../../../../tools/testing/spec';
import { chancePassword } from './chance-password';
import { weaknessOf } from './password-weakness';

const ADA = { email: 'ada.fern@shop.example', displayName: 'Ada Fern' };

spec('ROLE-05', 'a common password, or one made of it, is weak', async () => {
  for (const common of [
    'passwordpassword',
    'Password1234!',
    '123456789012',
    'qwertyuiop123',
    '1q2w3e4r5t6y',
    'iloveyou1234',
    'P@ssw0rd1234',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'a'.repeat(1000),
  ])
    expect([common, await weaknessOf(common, ADA)]).toEqual([common, 'common']);
});

spec('ROLE-05', 'a password made of its owner’s name or address is weak for that owner only', async () => {
  const bob = { email: 'bob@elsewhere.example', displayName: 'Bob' };
  for (const own of [
    'ada.fern@shop.example',
    'AdaFern-2026!',
    'fern1234ada5678',
    'shop.example.2026',
    'Fern-ada-shop!!',
  ])
    expect([own, await weaknessOf(own, ADA)]).toEqual([own, 'own']);
  expect(await weaknessOf('AdaFern-2026!', bob)).toBeUndefined();
});

spec('ROLE-05', 'a phrase of the owner’s choice and a random password are strong', async () => {
  for (const strong of ['four words are enough', 'kiln glaze Tuesday', 'Fern, kiln and a teapot', chancePassword()])
    expect([strong, await weaknessOf(strong, ADA)]).toEqual([strong, undefined]);
});

test('an owner without a name is matched by the address only', async () => {
  expect(await weaknessOf('four words are enough', { email: 'a@b', displayName: '' })).toBeUndefined();
});
