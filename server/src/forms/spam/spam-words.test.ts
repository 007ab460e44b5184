import fc from 'fast-check';
import { spamWords } from './spam-words';

const wordsOf = (fields: Readonly<Record<string, unknown>>, siteId = 'site') => spamWords({ siteId, fields });
const common = (a: readonly string[], b: readonly string[]) => a.filter((word) => b.includes(word)).length;

test('words are alike whatever their case and their field, and are not readable', () => {
  const words = wordsOf({ a: 'Cheap PILLS', b: ['cheap', 'now'] });
  expect(words).toEqual(wordsOf({ c: { d: ['now pills cheap'] } }));
  expect(words.join(' ')).not.toContain('pills');
  expect(common(words, wordsOf({ a: 'cheap pills now' }, 'other'))).toBe(0);
});

test('hosts of links and the number of links count too', () => {
  const one = wordsOf({ a: 'https://bad.example/x' });
  expect(common(one, wordsOf({ a: 'http://bad.example' }))).toBeGreaterThan(
    common(one, wordsOf({ a: 'http://good.example' })),
  );
  expect(wordsOf({ a: '' })).not.toEqual(wordsOf({ a: 'https://a' }));
});

test('of anything there are at most 200 words, each once', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => {
      const words = wordsOf(fields);
      expect([words.length > 0, words.length <= 200, new Set(words).size]).toEqual([true, true, words.length]);
    }),
  );
  const many = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ');
  expect(wordsOf({ a: many })).toHaveLength(200);
});
