import { assert, property } from 'fast-check';
import { anyText } from '../../../../tools/testing/any-text';
import { SEARCH } from 'shared-types/blocks/search';
import { isSearchable, parseQuery } from './parse-query';
import { tsQuery } from './ts-query';

const queryOf = (typed: string) => tsQuery(parseQuery(typed).terms);

test.each([
  ['mug', `('mug':*)`],
  ['  Oat   MUG ', `('oat') & ('mug':*)`],
  ['"dinner plate"', `('dinner' <-> 'plate')`],
  ['“dinner plate” blue', `('dinner' <-> 'plate') & ('blue':*)`],
  ['„czerwony barszcz”', `('czerwony' <-> 'barszcz')`],
  ['"dinner pla', `('dinner' <-> 'pla':*)`],
  ['mug -ink', `('mug') & !('ink')`],
  ['mug -"deep ink"', `('mug') & !('deep' <-> 'ink')`],
  ['MUG-OAT', `('mug' <-> 'oat':*)`],
  ['a"b"c', `('a') & ('b') & ('c':*)`],
  ["mug' | !(x", `('mug') & ('x':*)`],
  ['mug:* & <-> \\', `('mug')`],
  ['- "" " ?', ''],
])('%s asks for %s', (typed, query) => {
  expect(queryOf(typed)).toBe(query);
});

test('the typed text is shown normalized and cut to the searched length', () => {
  expect(parseQuery(' cafe\u0301 \n\0 noir ').text).toBe('café noir');
  const long = parseQuery('🫖'.repeat(SEARCH.longest + 1));
  expect([long.isTooLong, [...long.text].length]).toEqual([true, SEARCH.longest]);
  expect(parseQuery('é'.normalize('NFD').repeat(SEARCH.longest)).isTooLong).toBe(false);
});

test.each([
  ['m', false],
  ['m u g', false],
  ['mu', true],
  ['-mug', false],
  ['!?', false],
  ['杯', true],
])('%s can be searched for: %s', (typed, can) => {
  expect(isSearchable(parseQuery(typed))).toBe(can);
});

test('whatever is typed, the query contains nothing but quoted words', () => {
  const term = String.raw`!?\('[\p{L}\p{N}\p{M}]+'(:\*)?( <-> '[\p{L}\p{N}\p{M}]+'(:\*)?)*\)`;
  const whole = new RegExp(`^(${term}( & ${term})*)?$`, 'u');
  assert(property(anyText({ maxLength: 400 }), (typed) => expect(queryOf(typed)).toMatch(whole)));
});
