import fc from 'fast-check';
import { createHourFold, OTHERS } from './hour-bounds';
import { aRecord } from './record.fixture';
import { recordRows, type RecordRow } from './record-row';
import type { NewRecord } from './new-record';

const HOUR_MS = 3_600_000;
const BOUNDS = { full: 10, withoutPath: 5, together: 25 };
const rowOf = (siteId: string, changes: Partial<NewRecord> = {}) =>
  recordRows([aRecord(siteId, { atMs: 0, ...changes })])[0] as RecordRow;
const countedAs = ({ siteId, kind, name, origin, path, bucket }: RecordRow) =>
  [siteId, kind, name, origin, path, bucket].join(' ');

test('made-up paths, names and origins add a limited number of hourly rows; kind and value stay', () => {
  const made = fc.record({
    siteId: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.string(),
    origin: fc.string(),
    path: fc.string(),
    value: fc.constantFrom(null, 1, 1000),
  });
  fc.assert(
    fc.property(fc.array(made, { maxLength: 200 }), (records) => {
      const { fold } = createHourFold(BOUNDS, () => 0);
      const rows = records.map((record) => rowOf(record.siteId, record));
      const folded = rows.map(fold);
      expect(folded.map(({ kind, bucket }) => [kind, bucket])).toEqual(rows.map(({ kind, bucket }) => [kind, bucket]));
      const kept = new Set(folded.filter(({ name }) => name !== OTHERS).map(countedAs));
      expect(kept.size).toBeLessThanOrEqual(BOUNDS.together);
      for (const site of ['a', 'b', 'c', 'd'])
        expect([...kept].filter((row) => row.startsWith(`${site} `)).length).toBeLessThanOrEqual(15);
    }),
  );
});

test('first the path is dropped, then name and origin; known rows stay, and the next hour starts again', () => {
  let nowMs = 0;
  const { fold } = createHourFold({ full: 1, withoutPath: 1, together: 100 }, () => nowMs);
  const [known, second, third] = [rowOf('a'), rowOf('a', { path: '/2' }), rowOf('a', { path: '/3', name: 'other' })];
  expect(fold(known)).toBe(known);
  expect(fold(second)).toEqual({ ...second, path: OTHERS });
  expect(fold(third)).toEqual({ ...third, path: OTHERS, name: OTHERS, origin: OTHERS });
  expect(fold(known)).toBe(known);
  expect(fold(rowOf('b', { path: '/3' })).path).toBe('/3');
  nowMs = HOUR_MS;
  expect(fold(third)).toBe(third);
});
