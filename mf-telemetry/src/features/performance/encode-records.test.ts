import { spec } from '../../../../tools/testing/spec';
import { createEncodeRecords } from './encode-records';
import { SAMPLE_ENCODING } from './encoding.fixture';
import type { Measured } from './measured';

const LOAD = { pageLoadId: 'an id', path: '/', navigation: 'navigate' } as const;

spec(
  ['PERF-01', 'PERF-04', 'PERF-09', 'PERF-15'],
  'records become a JSON array with the field names from the server',
  () => {
    const start: Measured = {
      metric: 'feature-start',
      value: 1.500_04,
      origin: 'mf-commerce@1',
      feature: 'commerce/cart',
    };
    const text = createEncodeRecords(SAMPLE_ENCODING)([start, { metric: 'cls', value: 0 }], LOAD, 7);
    expect(JSON.parse(text)).toEqual([
      {
        i: 'an id',
        a: 'mf-commerce@1',
        e: 'feature-start',
        t: 7,
        d: { v: 1.5, p: '/', n: 'navigate', c: '4.0.7', f: 'commerce/cart' },
      },
      { i: 'an id', a: 'page', e: 'cls', t: 7, d: { v: 0, p: '/', n: 'navigate', c: '4.0.7' } },
    ]);
  },
);

spec('PERF-21', 'a map without a distinct name for every field is invalid: “Invalid encoding map”', () => {
  const fields = Object.keys(SAMPLE_ENCODING) as (keyof typeof SAMPLE_ENCODING)[];
  const wrong: unknown[] = [undefined, null, 'map', [], {}];
  for (const field of fields) {
    const { [field]: _, ...others } = SAMPLE_ENCODING;
    wrong.push(others, { ...others, [field]: '' }, { ...others, [field]: 7 });
    for (const other of fields) if (other !== field) wrong.push({ ...others, [field]: SAMPLE_ENCODING[other] });
  }
  for (const map of wrong) expect(() => createEncodeRecords(map)).toThrow('Invalid encoding map');
});
