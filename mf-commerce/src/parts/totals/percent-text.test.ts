import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { percentText } from './percent-text';

test('writes basis points as a percentage, without zeros at its end', () => {
  const host = createFakeRenderHost({});
  expect([0, 1, 10, 105, 825, 1900, 10_000].map((rate) => percentText(rate, host))).toEqual([
    '0%',
    '0.01%',
    '0.1%',
    '1.05%',
    '8.25%',
    '19%',
    '100%',
  ]);
});
