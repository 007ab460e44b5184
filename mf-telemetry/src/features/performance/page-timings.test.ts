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
const reported = (changes: Partial<NavigationTimes> = {}) => pageTimings({ ...TIMES, ...changes });

spec(
  'PERF-10',
  'lookup, connection, negotiation, first byte, sizes, and when the document was parsed and loaded',
  () => {
    expect(reported()).toEqual({
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

test('without TLS all of the connection is TCP, and the negative negotiation time is not reported', () => {
  expect(reported({ secureConnectionStart: 0 })).toMatchObject({ tcp: 17, tls: -1 });
});

test('a prerendered page starts when it is shown', () => {
  expect(reported({ activationStart: 300 })).toMatchObject({ ttfb: 0, 'dom-content-loaded': 0, load: 100 });
});
