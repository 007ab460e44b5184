import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { readPopupRecord } from './popup-record';

spec(['POPUP-03', 'POPUP-04'], 'is one entry with the keys date-closed, version and submitted', () => {
  const record = { 'date-closed': 1_700_000_000_000, version: 3, submitted: false };
  expect(readPopupRecord(JSON.stringify(record))).toEqual(record);
  expect(readPopupRecord('{"version":3,"submitted":true}')).toEqual({ version: 3, submitted: true });
  expect(readPopupRecord('{"version":3,"submitted":true,"more":1}')).toEqual({ version: 3, submitted: true });
});

test('whatever else is stored there is no record', () => {
  const wrong = [
    undefined,
    '',
    'null',
    '7',
    '[]',
    '{}',
    '{"version":3,',
    '{"version":"3","submitted":true}',
    '{"version":3}',
    '{"version":3,"submitted":1}',
    '{"version":3,"submitted":false,"date-closed":"yesterday"}',
    '{"version":1e999,"submitted":false}',
    '{"version":3,"submitted":false,"date-closed":-1e999}',
  ];
  for (const stored of wrong) expect([stored, readPopupRecord(stored)]).toEqual([stored, undefined]);
});

test('nothing that is stored there throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void readPopupRecord(stored)));
});
