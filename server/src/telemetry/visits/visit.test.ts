import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { readVisitor, visitorNow, writeVisitor } from './visit';

const MINUTE_MS = 60_000;
const NOW = 1_700_000_000_000;
const KNOWN = 'a-visitor|100|200|300|4';

spec(
  'VISIT-01',
  'a visitor cookie is an id, the first visit, the one before, the latest, and how many there were',
  () => {
    const record = { id: 'a-visitor', firstMs: 100, previousMs: 200, latestMs: 300, count: 4 };
    expect(readVisitor(KNOWN)).toEqual(record);
    expect(writeVisitor(record)).toBe(KNOWN);
  },
);

spec('VISIT-02', 'anything but an id and four positive integers between bars is not a visitor', () => {
  for (const text of [
    undefined,
    '',
    '|1|2|3|4',
    'a',
    'a|1|2|3',
    'a|1|2|3|4|5',
    'a|0|2|3|4',
    'a|1|2|3|0',
    'a|-1|2|3|4',
    'a|1.5|2|3|4',
    'a|1|2|3|4 ',
    'a|1|2|3|x',
    'a b|1|2|3|4',
    'a|1|2|3|1e3',
    `a|1|2|3|${'9'.repeat(15)}`,
    `a|1|2|3|${'9'.repeat(16)}`,
    `${'a'.repeat(65)}|1|2|3|4`,
  ])
    expect([text, readVisitor(text)]).toEqual([text, undefined]);
});

spec('VISIT-08', 'a visitor without a valid cookie gets an id, and the current time three times', () => {
  for (const visitor of [undefined, 'garbage', 'a|0|0|0|0']) {
    const first = visitorNow({ visitor, visit: String(NOW) }, NOW);
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      firstMs: NOW,
      previousMs: NOW,
      latestMs: NOW,
      count: 1,
    });
  }
});

spec(['VISIT-06', 'VISIT-08'], 'after the visit has expired the next one is counted, and the times move on', () => {
  for (const visit of [undefined, String(NOW - 30 * MINUTE_MS)])
    expect(visitorNow({ visitor: KNOWN, visit }, NOW)).toEqual({
      id: 'a-visitor',
      firstMs: 100,
      previousMs: 300,
      latestMs: NOW,
      count: 5,
    });
});

spec('VISIT-07', 'during a visit nothing changes', () => {
  for (const receivedMs of [NOW, NOW - 30 * MINUTE_MS + 1])
    expect(visitorNow({ visitor: KNOWN, visit: String(receivedMs) }, NOW)).toEqual(readVisitor(KNOWN));
});

spec('VISIT-04', 'a visit cookie that is not a positive integer is ignored', () => {
  for (const visit of ['', '0', '-1', 'now', '1.5', `${NOW}x`, ` ${NOW}`, '9'.repeat(16)])
    expect([visit, visitorNow({ visitor: KNOWN, visit }, NOW).count]).toEqual([visit, 5]);
});

test('whatever the cookies, the written one can be read again, and counts at most one visit more', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.constant(KNOWN), fc.nat().map(String)), { nil: undefined });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 10 ** 14 }), (visitor, visit, nowMs) => {
      const next = visitorNow({ visitor, visit }, nowMs);
      expect(readVisitor(writeVisitor(next))).toEqual(next);
      expect(next.count - (readVisitor(visitor)?.count ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});
