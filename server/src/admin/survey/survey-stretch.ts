import { SURVEY_COHORTS, type SurveyCohort } from 'shared-types/admin/insights/survey';

/** Which cohort is asked at a time, and in which quarter that is. */
export interface SurveyStretch {
  /** Such as `2026-Q4`. */
  readonly quarter: string;
  readonly cohort: SurveyCohort;
}

const MONTHS = 3;

/** A quarter of the year, in UTC, has a stretch for each cohort, all of the same length: exactly one is asked at any moment. */
export function surveyStretch(at: Date): SurveyStretch {
  const [year, number] = [at.getUTCFullYear(), Math.floor(at.getUTCMonth() / MONTHS)];
  const [start, end] = [number, number + 1].map((quarter) => Date.UTC(year, quarter * MONTHS));
  const part = (at.getTime() - (start ?? 0)) / ((end ?? 0) - (start ?? 0));
  const cohort = SURVEY_COHORTS[Math.floor(part * SURVEY_COHORTS.length)];
  if (!cohort) throw new Error(`${at.toISOString()} is in no stretch of its quarter.`);
  return { quarter: `${year}-Q${number + 1}`, cohort };
}
