import { codeKey, emailKey, isCode } from './coupon-code';

test('codes are compared without case, width and surrounding white space', () => {
  const same = ['SUMMER-10', ' summer-10\t', 'Summer-10', 'ＳＵＭＭＥＲ-１０'];
  expect(new Set(same.map(codeKey))).toEqual(new Set(['SUMMER-10']));
  expect(codeKey('straße')).toBe(codeKey('STRASSE'));
  expect(codeKey('SUMMER 10')).not.toBe(codeKey('SUMMER10'));
});

test('a code has 1 to 40 letters, digits, - and _ of any script', () => {
  for (const right of ['A', 'خصم-٢٠', 'zażółć_1', 'x'.repeat(40), ' TRIMMED '])
    expect([right, isCode(right)]).toEqual([right, true]);
  for (const wrong of [
    '',
    ' ',
    '<script>alert(1)</script>',
    'x'.repeat(41),
    'x'.repeat(300),
    'A B',
    'A\u0000',
    '\ud800',
    '%',
    "'",
  ])
    expect([wrong, isCode(wrong)]).toEqual([wrong, false]);
});

test('buyers are told apart by their address in any case', () => {
  expect(emailKey(' Ada@Example.COM ')).toBe('ada@example.com');
});
