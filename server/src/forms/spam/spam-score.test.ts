import fc from 'fast-check';
import { looksLikeSpam, spamScore, type LearnedCounts } from './spam-score';

/** What a filter knows: messages of each kind, and of each word in how many of them it is. */
const knowledge = fc.record({ spam: fc.nat({ max: 50 }), notSpam: fc.nat({ max: 50 }) }).chain((messages) =>
  fc.record({
    messages: fc.constant(messages),
    words: fc.array(fc.record({ spam: fc.nat({ max: messages.spam }), notSpam: fc.nat({ max: messages.notSpam }) }), {
      minLength: 1,
      maxLength: 20,
    }),
  }),
);
const learned = ({ spam, notSpam }: LearnedCounts, kind: keyof LearnedCounts): LearnedCounts => ({
  spam: spam + (kind === 'spam' ? 1 : 0),
  notSpam: notSpam + (kind === 'notSpam' ? 1 : 0),
});
/** Additions of fractions in another order differ in their last digits. */
const TOLERANCE = 1e-9;

test('a message that is learned as spam scores no lower, and one that is learned as no spam no higher', () => {
  fc.assert(
    fc.property(knowledge, ({ messages, words }) => {
      const before = spamScore(words, messages);
      const after = (kind: keyof LearnedCounts) =>
        spamScore(
          words.map((word) => learned(word, kind)),
          learned(messages, kind),
        );
      expect(after('spam')).toBeGreaterThanOrEqual(before - TOLERANCE);
      expect(after('notSpam')).toBeLessThanOrEqual(before + TOLERANCE);
    }),
  );
});

test('a word that is not in all messages moves the score, once both kinds are known', () => {
  const known = knowledge.filter(({ messages: { spam, notSpam } }) => spam > 0 && notSpam > 0);
  fc.assert(
    fc.property(known, ({ messages, words }) => {
      fc.pre(words.some(({ spam, notSpam }) => spam < messages.spam && notSpam < messages.notSpam));
      const after = spamScore(
        words.map((word) => learned(word, 'spam')),
        learned(messages, 'spam'),
      );
      expect(after).toBeGreaterThan(spamScore(words, messages));
    }),
  );
});

test('spam and no spam are treated alike', () => {
  const mirrored = ({ spam, notSpam }: LearnedCounts) => ({ spam: notSpam, notSpam: spam });
  fc.assert(
    fc.property(knowledge, ({ messages, words }) => {
      expect(spamScore(words.map(mirrored), mirrored(messages))).toBeCloseTo(-spamScore(words, messages));
    }),
  );
});

test('unknown words and a filter that knows only one kind say nothing', () => {
  expect(spamScore([], { spam: 90, notSpam: 10 })).toBe(0);
  expect(spamScore([{ spam: 0, notSpam: 0 }], { spam: 1, notSpam: 90 })).toBe(0);
  expect(spamScore([{ spam: 90, notSpam: 0 }], { spam: 90, notSpam: 0 })).toBe(0);
});

test('a message goes to quarantine for several words that only spam has, from five messages of each kind on', () => {
  const only = (count: number) => Array.from({ length: 4 }, () => ({ spam: count, notSpam: 0 }));
  expect(looksLikeSpam(only(5), { spam: 5, notSpam: 5 })).toBe(true);
  expect(looksLikeSpam(only(4), { spam: 4, notSpam: 90 })).toBe(false);
  expect(looksLikeSpam(only(5), { spam: 90, notSpam: 4 })).toBe(false);
  expect(looksLikeSpam([...only(5), ...only(0)].slice(2, 5), { spam: 5, notSpam: 5 })).toBe(false);
});
