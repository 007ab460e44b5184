import { SURVEY_COHORTS, type SurveyCohort } from 'shared-types/admin/insights/survey';

/** The cohort asked at a time, and its quarter. */
export interface SurveyStretch {
  /** Such as `2026-Q4`. */
  readonly quarter: string;
  readonly cohort: SurveyCohort;
}

const MONTHS = 3;

/** Each quarter (UTC) is divided equally among the cohorts, so that exactly one is asked at any time. */
export function surveyStretch(at: Date): SurveyStretch {
  const [year, number] = [at.getUTCFullYear(), Math.floor(at.getUTCMonth() / MONTHS)];
  const [start, end] = [number, number + 1].map((quarter) => Date.UTC(year, quarter * MONTHS));
  const part = (at.getTime() - (start ?? 0)) / ((end ?? 0) - (start ?? 0));
  const cohort = SURVEY_COHORTS[Math.floor(part * SURVEY_COHORTS.length)];
  if (!cohort) throw new Error(`${at.toISOString()} is in no stretch of its quarter.`);
  return { quarter: `${year}-Q${number + 1}`, cohort };
}
