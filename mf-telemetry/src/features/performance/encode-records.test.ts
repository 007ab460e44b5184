import type { PerformanceRecord } from 'shared-types/telemetry/performance';
import { spec } from '../../../../tools/testing/spec';
import { createEncodeRecords } from './encode-records';
import { SAMPLE_ENCODING } from './encoding.fixture';

const record: PerformanceRecord = {
  pageLoadId: 'an id',
  app: 'mf-commerce@1',
  event: 'feature-start',
  ts: 7,
  data: { value: 1.5, path: '/', navigation: 'navigate', version: '4.0.7', feature: 'commerce/cart' },
};

spec(['PERF-01', 'PERF-04'], 'records become a JSON array of the names that the server gave', () => {
  const encoded = { i: 'an id', a: 'mf-commerce@1', e: 'feature-start', t: 7 };
  const { feature: _, ...others } = record.data;
  const text = createEncodeRecords(SAMPLE_ENCODING)([record, { ...record, data: others }]);
  expect(JSON.parse(text)).toEqual([
    { ...encoded, d: { v: 1.5, p: '/', n: 'navigate', c: '4.0.7', f: 'commerce/cart' } },
    { ...encoded, d: { v: 1.5, p: '/', n: 'navigate', c: '4.0.7' } },
  ]);
});

spec('PERF-20', 'no records are no call: “Data is empty”', () => {
  expect(() => createEncodeRecords(SAMPLE_ENCODING)([])).toThrow('Data is empty');
});

spec('PERF-21', 'a map without a name of its own for every field is no map: “Invalid encoding map”', () => {
  const fields = Object.keys(SAMPLE_ENCODING) as (keyof typeof SAMPLE_ENCODING)[];
  const wrong: unknown[] = [undefined, null, 'map', [], {}];
  for (const field of fields) {
    const { [field]: _, ...others } = SAMPLE_ENCODING;
    wrong.push(others, { ...others, [field]: '' }, { ...others, [field]: 7 });
    for (const other of fields) if (other !== field) wrong.push({ ...others, [field]: SAMPLE_ENCODING[other] });
  }
  for (const map of wrong) expect(() => createEncodeRecords(map)).toThrow('Invalid encoding map');
});
