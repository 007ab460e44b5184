import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import type { ReleaseNews } from 'shared-types/site/release';
import { newsStreamWithout, newsTextWithout, newsWithout } from './own-news';

const NAME = 'mf-forms';
const names = fc.uniqueArray(fc.constantFrom(NAME, 'mf-blocks', 'mf-form', 'shell'));
const news: fc.Arbitrary<ReleaseNews> = fc.record({
  revision: fc.nat(),
  off: names,
  plain: names,
  takenBack: fc.dictionary(fc.constantFrom(NAME, 'mf-blocks', 'shell'), fc.constant(['0.1.0-a'])),
});

test('news omit the remote, and keep everything about others', () => {
  fc.assert(
    fc.property(news, (received) => {
      const left = newsWithout(received, NAME);
      expect(JSON.stringify(left)).not.toContain(`"${NAME}"`);
      expect(left.off).toEqual(received.off.filter((name) => name !== NAME));
      expect(left.plain).toEqual(received.plain.filter((name) => name !== NAME));
      const { [NAME]: _own, ...others } = received.takenBack;
      expect(left.takenBack).toEqual(others);
    }),
  );
});

test('a stream is changed in the same way, wherever its chunks end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(news, { minLength: 1, maxLength: 3 }), fc.array(fc.nat(60)), async (all, cuts) => {
      const write = (each: (received: ReleaseNews) => string) =>
        `retry: 3\n\n${all.map((received) => `data: ${each(received)}\n\n: still here\n`).join('')}`;
      const stream = newsStreamWithout(NAME);
      const whole = text(stream);
      let rest = write(JSON.stringify);
      for (const cut of cuts) {
        stream.write(rest.slice(0, cut));
        rest = rest.slice(cut);
      }
      stream.end(rest);
      expect(await whole).toBe(write((received) => JSON.stringify(newsWithout(received, NAME))));
    }),
  );
});

test('an answer without news stays', () => {
  const refusal = '{"error":"Not now.","code":"site/busy"}';
  expect(newsTextWithout(refusal, NAME)).toBe(refusal);
});
