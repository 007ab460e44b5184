import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { isEmail } from './is-email';

spec('VALID-03', 'an email has 3 to 256 characters', () => {
  const long = (length: number) => `${'a'.repeat(length - 2)}@b`;
  expect([2, 3, 256, 257].map((length) => isEmail(long(length)))).toEqual([false, true, true, false]);
});

spec(
  ['VALID-04', 'VALID-05'],
  'an email address has one @, no space, and names separated by single dots after the @',
  () => {
    for (const right of [
      'a@b',
      'ada@example',
      'ada@example.com',
      'a.b+c@d-e.f.gh',
      'ü@ö.example',
      "o'brien@example.ie",
    ])
      expect([right, isEmail(right)]).toEqual([right, true]);
    for (const wrong of [
      '',
      'ada',
      'ada@',
      '@example.com',
      'a b@c',
      'a@b c',
      'a@b@c',
      'ada@example..com',
      'ada@.com',
      'ada@example.com.',
      'ada@example.com\n',
      '<script>alert(1)</script>@example.com',
      '"ada fern"@example.com',
      'ada"onclick=x@example.com',
      'Ada<ada@example.com>',
      'a,b@example.com',
      'a;b@example.com',
      'ada@<b>.com',
      'ada@[127.0.0.1]',
      'a\u0000@b',
      'a\\b@c',
    ])
      expect([wrong, isEmail(wrong)]).toEqual([wrong, false]);
  },
);

test('every accepted text has one @ with something on both sides; a long text is answered at once', () => {
  const text = fc.array(fc.constantFrom('a', '@', '.', ' ', 'é')).map((emails) => emails.join(''));
  fc.assert(fc.property(text, (candidate) => !isEmail(candidate) || /^[^@ ]+@[^@ ]+$/.test(candidate)));
  expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false);
});
