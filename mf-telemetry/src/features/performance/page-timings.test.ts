import { spec } from '../../../../tools/testing/spec';
import { pageTimings, type NavigationTimes } from './page-timings';

const TIMES = {
  domainLookupStart: 10,
  domainLookupEnd: 14,
  connectStart: 14,
  secureConnectionStart: 20,
  connectEnd: 31,
  responseStart: 80,
  domContentLoadedEventEnd: 200,
  loadEventEnd: 400,
  encodedBodySize: 9000,
  decodedBodySize: 40_000,
} as NavigationTimes;
const told = (changes: Partial<NavigationTimes> = {}) =>
  Object.fromEntries(pageTimings({ ...TIMES, ...changes }).map(({ metric, value }) => [metric, value]));

spec(
  'PERF-10',
  'lookup, connection, negotiation, first byte, sizes, and when the document was parsed and loaded',
  () => {
    expect(told()).toEqual({
      ttfb: 80,
      dns: 4,
      tcp: 6,
      tls: 11,
      'encoded-body': 9000,
      'decoded-body': 40_000,
      'dom-content-loaded': 200,
      load: 400,
    });
  },
);

test('without a certificate all of the connection is TCP, and no negotiation is told', () => {
  expect(told({ secureConnectionStart: 0 })).toMatchObject({ tcp: 17 });
  expect(told({ secureConnectionStart: 0 })).not.toHaveProperty('tls');
});

test('a page that was rendered ahead begins with being shown', () => {
  expect(told({ activationStart: 300 })).toMatchObject({ ttfb: 0, 'dom-content-loaded': 0, load: 100 });
});

test('times that run backwards are not told', () => {
  expect(told({ domainLookupEnd: 0, connectEnd: 0, secureConnectionStart: 0 })).not.toHaveProperty('dns');
  expect(told({ connectEnd: 0, secureConnectionStart: 0 })).not.toHaveProperty('tcp');
});

spec('PERF-13', 'all of them are final', () => {
  expect(pageTimings(TIMES).every(({ isFinal }) => isFinal)).toBe(true);
});
