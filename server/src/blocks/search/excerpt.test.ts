import { array, assert, constantFrom, nat, property } from 'fast-check';
import { anyText } from '../../../../tools/testing/any-text';
import { excerptOf, markAll } from './excerpt';
import { wordsOf } from '../../site/search/words-of';

const shown = (text: string, ...marked: number[]) =>
  excerptOf({ text, marked: new Set(marked) })
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');
const counted = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

test('a short text is shown whole, with its paragraphs on one line', () => {
  expect(shown('Two people.\nOne kiln.', 3)).toBe('Two people. · One [kiln].');
});

test('a long text begins with the sentence of the first mark', () => {
  expect(shown(`${counted(50)}. The mug is here. ${counted(50)}`, 51)).toMatch(/^The \[mug\] is here\. w0 .*w25…$/);
});

test('it begins some words before the mark if the sentence begins too far away', () => {
  expect(shown(counted(100), 50)).toMatch(/^…w42 .*w49 \[w50\] w51.* w71…$/);
});

test('it begins at the beginning without a mark', () => {
  expect(shown(counted(40))).toMatch(/^w0 w1 .*w29…$/);
  expect(shown('')).toBe('');
});

test('it begins where the most marks are', () => {
  expect(shown(`one. ${counted(60)}. one two. ${counted(60)}`, 0, 61, 62)).toMatch(/^\[one\] \[two\]\. w0/);
});

test('the pieces join to the text, and the marked pieces are its marked words', () => {
  const texts = array(constantFrom('mug', ' ', '. ', '<b>', '&', 'Żurek', '🫖', '-', 'x'), { maxLength: 80 });
  assert(
    property(texts, array(nat(90), { maxLength: 8 }), (parts, places) => {
      const text = parts.join('');
      const marked = new Set(places);
      const pieces = markAll({ text, marked });
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const words = wordsOf(text).filter((_, place) => marked.has(place));
      expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(
        words.map(({ from, to }) => text.slice(from, to)),
      );
    }),
  );
});

test('an excerpt is never much longer than two lines, and has a mark if the text has one', () => {
  assert(
    property(anyText({ maxLength: 3000 }), nat(500), (text, place) => {
      const pieces = excerptOf({ text, marked: new Set([place]) });
      const excerpt = pieces.map((piece) => piece.text).join('');
      expect(wordsOf(excerpt).length).toBeLessThanOrEqual(30);
      expect(pieces.some(({ isMarked }) => isMarked)).toBe(place < wordsOf(text).length);
    }),
  );
});
