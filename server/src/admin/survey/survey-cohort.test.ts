import * as fc from 'fast-check';
import { SURVEY_COHORTS } from 'shared-types/admin/insights/survey';
import { spec } from '../../../../tools/testing/spec';
import { lastingId } from '../../site/own-pages/lasting-id';
import { surveyCohort } from './survey-cohort';
import { surveyStretch } from './survey-stretch';

const A_DAY_MS = 86_400_000;

spec('ENUM-19', 'an account is always in the same cohort, and each cohort has about a fifth of all', () => {
  const known = ['0', '1', '2', '3', '4', '5'].map((digit) =>
    surveyCohort(`00000000-0000-4000-8000-00000000000${digit}`),
  );
  expect(known.join('')).toBe('ABDCAA');
  const counts = new Map(SURVEY_COHORTS.map((cohort) => [cohort, 0]));
  for (let number = 0; number < 5000; number += 1) {
    const cohort = surveyCohort(lastingId(`account ${number}`));
    counts.set(cohort, (counts.get(cohort) ?? 0) + 1);
  }
  for (const [, count] of counts) expect(Math.abs(count - 1000)).toBeLessThan(100);
});

const times = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

spec('ENUM-19', 'at any time one cohort is asked, and each once a quarter, in order', () => {
  fc.assert(
    fc.property(times, (at) => {
      const { quarter, cohort } = surveyStretch(at);
      expect(quarter).toBe(`${at.getUTCFullYear()}-Q${Math.ceil((at.getUTCMonth() + 1) / 3)}`);
      const later = surveyStretch(new Date(at.getTime() + 1));
      const isNext = later.quarter === quarter ? later.cohort >= cohort : [cohort, later.cohort].join('') === 'EA';
      expect(isNext).toBe(true);
    }),
  );
});

spec('ENUM-19', 'years of 365 and of 366 days have twenty stretches of eighteen days and some hours', () => {
  for (const year of [2027, 2028]) {
    const starts: number[] = [];
    let last = '';
    for (let at = Date.UTC(year, 0); at < Date.UTC(year + 1, 0); at += 3_600_000) {
      const { quarter, cohort } = surveyStretch(new Date(at));
      if (last !== `${quarter} ${cohort}`) starts.push(at);
      last = `${quarter} ${cohort}`;
    }
    expect(starts).toHaveLength(20);
    const lengths = starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / A_DAY_MS);
    expect(lengths.every((days) => days > 17.9 && days < 18.5)).toBe(true);
  }
});
