import fc from 'fast-check';
import { COHORTS, isInShare } from './share';

const remote = fc.string({ minLength: 1, maxLength: 40 });
const percent = fc.integer({ min: 0, max: 100 });
const cohort = fc.integer({ min: 0, max: COHORTS - 1 });
const all = Array.from({ length: COHORTS }, (_, index) => index);
const shareOf = (name: string, part: number) => all.filter((one) => isInShare(one, name, part));

test('exactly as many of all cohorts are in a share as its percentage', () => {
  fc.assert(
    fc.property(remote, percent, (name, part) => expect(shareOf(name, part)).toHaveLength(part * 100)),
    { numRuns: 50 },
  );
});

test('a cohort in a share is in every larger one, and always the same way', () => {
  fc.assert(
    fc.property(remote, cohort, percent, percent, (name, one, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      if (isInShare(one, name, less)) expect(isInShare(one, name, more)).toBe(true);
      expect(isInShare(one, name, a)).toBe(isInShare(one, name, a));
    }),
    { numRuns: 1000 },
  );
});

test('the shares of two remotes overlap about as often as chance predicts', () => {
  const names = ['mf-commerce', 'mf-forms', 'mf-blocks', 'mf-consent', 'mf-telemetry', 'mf-admin', 'shell'];
  for (const first of names)
    for (const second of names.filter((name) => name < first)) {
      const both = shareOf(first, 30).filter((one) => isInShare(one, second, 30));
      expect([first, second, both.length > 300 && both.length < 1800]).toEqual([first, second, true]);
    }
});
