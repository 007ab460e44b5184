import { array, assert, property, string, tuple } from 'fast-check';
import { addRecent, readRecent } from './recent-page';

test('keeps at most eight pages, each once, the last first', () => {
  const pages = array(tuple(string(), string({ minLength: 1 })), { maxLength: 30 });
  assert(
    property(pages, (opened) => {
      const asked = opened.map(([path, title]) => ({ path: `/config/${path}`, title }));
      const kept = asked.reduce<ReturnType<typeof readRecent>>((former, page) => addRecent(former, page), []);
      const paths = kept.map(({ path }) => path);
      expect(kept.length).toBeLessThanOrEqual(8);
      expect(new Set(paths).size).toBe(paths.length);
      expect(kept[0]).toEqual(asked.at(-1));
      expect(readRecent(JSON.stringify(kept))).toEqual(kept);
    }),
  );
});

test.each([
  undefined,
  '',
  '{',
  'null',
  '{"path":"/config/"}',
  '[{"path":"/config/orders"}]',
  '[{"path":"//a","title":"A"}]',
])('reads nothing from %j', (text) => expect(readRecent(text)).toEqual([]));
