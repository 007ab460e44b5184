import { property, assert } from 'fast-check';
import { anyText } from '../../../../tools/testing/any-text';
import { fold } from './fold';
import { foldedText, wordsOf } from './words-of';

test.each([
  ['Żurek', 'zurek'],
  ['ŁÓDŹ', 'lodz'],
  ['Crème', 'creme'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['Ærø', 'aero'],
  ['Ёлка', 'елка'.replace('е', 'ё')],
  ['हिन्दी', 'हिन्दी'],
  ['ﬁsh', 'fish'],
])('%s and %s are one word', (typed, folded) => {
  expect(fold(typed)).toBe(folded.normalize('NFC'));
});

test('a text is its words, in order and with their positions', () => {
  expect(wordsOf('A mug-oat, “thrown”.').map(({ from, to, folded }) => [from, to, folded])).toEqual([
    [0, 1, 'a'],
    [2, 5, 'mug'],
    [6, 9, 'oat'],
    [12, 18, 'thrown'],
  ]);
});

test('for any text the folded words have letters, digits and marks only', () => {
  assert(
    property(anyText({ maxLength: 300 }), (text) => {
      expect(foldedText(text)).toMatch(/^[\p{L}\p{N}\p{M}]*( [\p{L}\p{N}\p{M}]+)*$/u);
      expect(foldedText(text).split(' ').filter(Boolean)).toHaveLength(wordsOf(text).length);
    }),
  );
});
