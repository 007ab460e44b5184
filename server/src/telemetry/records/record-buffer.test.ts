import fc from 'fast-check';
import { createRecordBuffer } from './record-buffer';
import { aRecord } from './record.fixture';
import { bytesOf, recordRows, type RecordRow } from './record-row';

const rowsOf = (siteId: string, count: number) =>
  recordRows(Array.from({ length: count }, (_, position) => aRecord(siteId, { position, data: 'x'.repeat(100) })));
const ROW_BYTES = bytesOf(rowsOf('a', 1)[0] as RecordRow);
const LIMITS = { rows: 20, bytes: 15 * ROW_BYTES, rowsOfSite: 10 };

const take = fc.record({ siteId: fc.constantFrom('a', 'b', 'c'), count: fc.integer({ min: 0, max: 12 }) });
const drop = fc.integer({ min: 0, max: 12 });

test('keeps what it accepted in order, all or nothing, and never more than its limits', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(take, drop)), (steps) => {
      const buffer = createRecordBuffer(LIMITS);
      let model: RecordRow[] = [];
      for (const step of steps) {
        if (typeof step === 'number') {
          buffer.drop(step);
          model = model.slice(step);
        } else {
          const rows = rowsOf(step.siteId, step.count);
          const all = [...model, ...rows];
          const ofSite = all.filter(({ siteId }) => siteId === step.siteId).length;
          const fits = all.length <= 15 && (rows.length === 0 || ofSite <= LIMITS.rowsOfSite);
          expect(buffer.take(rows)).toBe(fits);
          if (fits) model = all;
        }
        expect([buffer.size, buffer.first(100)]).toEqual([model.length, model]);
      }
    }),
  );
});

test('the number of rows alone can fill it', () => {
  const buffer = createRecordBuffer({ ...LIMITS, bytes: Infinity });
  expect([buffer.take(rowsOf('a', 10)), buffer.take(rowsOf('b', 10)), buffer.take(rowsOf('c', 1))]).toEqual([
    true,
    true,
    false,
  ]);
});
