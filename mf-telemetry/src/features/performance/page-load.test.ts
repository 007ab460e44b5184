import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import type { Measured } from './measured';
import { createPageLoad } from './page-load';

const takenOf = (notes: readonly Measured[]) => {
  const load = createPageLoad();
  notes.forEach(load.report);
  return load.take('all');
};

spec('PERF-11', 'a growing metric is reported with its final value and the origin of that value', () => {
  expect(
    takenOf([
      { metric: 'lcp', value: 100, origin: 'shell@1' },
      { metric: 'lcp', value: 900, origin: 'mf-blocks@1' },
    ]),
  ).toEqual([{ metric: 'lcp', value: 900, origin: 'mf-blocks@1' }]);
});

test('costs of remotes add up per remote; for files the slowest counts, for a feature its first start', () => {
  const joins = 'sum' as const;
  const [a, b] = ['mf-a@1', 'mf-b@1'];
  expect(
    takenOf([
      { metric: 'file-bytes', value: 1, origin: a, joins },
      { metric: 'file-bytes', value: 5, origin: b, joins },
      { metric: 'file-bytes', value: 2, origin: a, joins },
      { metric: 'file-time', value: 7, origin: a, joins: 'most' },
      { metric: 'file-time', value: 3, origin: a, joins: 'most' },
      { metric: 'feature-start', value: 9, origin: a, feature: 'x/y', joins: 'least' },
      { metric: 'feature-start', value: 4, origin: a, feature: 'x/z', joins: 'least' },
      { metric: 'feature-start', value: 12, origin: a, feature: 'x/y', joins: 'least' },
    ]).map(({ metric, value, origin, feature }) => [metric, origin, value, feature]),
  ).toEqual([
    ['file-bytes', a, 3, undefined],
    ['file-bytes', b, 5, undefined],
    ['file-time', a, 7, undefined],
    ['feature-start', a, 9, 'x/y'],
    ['feature-start', a, 4, 'x/z'],
  ]);
});

spec('PERF-13', 'metrics that can still grow stay when final ones are taken', () => {
  const load = createPageLoad();
  load.report({ metric: 'cls', value: 0.1 });
  load.report({ metric: 'ttfb', value: 50, isFinal: true });
  expect(load.take('final')).toMatchObject([{ metric: 'ttfb' }]);
  expect(load.take('final')).toEqual([]);
  expect(load.take('all')).toMatchObject([{ metric: 'cls' }]);
});

test('calls the functions registered with beforeTaking before something is taken', () => {
  const load = createPageLoad();
  load.beforeTaking(() => load.report({ metric: 'fcp', value: 7, isFinal: true }));
  expect([load.take('final'), load.take('all')]).toEqual([[{ metric: 'fcp', value: 7, isFinal: true }], []]);
});

test('in any order of calls, no metric is reported twice, and only measured values are', () => {
  const measured = fc.record({
    metric: fc.constantFrom('cls' as const, 'lcp' as const, 'ttfb' as const),
    value: fc.double({ noNaN: false }),
    isFinal: fc.constantFrom(true as const),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(measured, fc.constantFrom('all' as const, 'final' as const))), (story) => {
      const load = createPageLoad();
      const reported = [...story, 'all' as const].flatMap((step) => {
        if (typeof step === 'string') return load.take(step);
        load.report(step);
        return [];
      });
      expect(new Set(reported.map(({ metric }) => metric)).size).toBe(reported.length);
      for (const one of reported) {
        expect(one.value).toBeGreaterThanOrEqual(0);
        expect(story).toContain(one);
      }
    }),
  );
});
