import { hash } from 'node:crypto';
import { SURVEY_COHORTS, type SurveyCohort } from 'shared-types/admin/insights/survey';

const DIGITS = 8;

/** The cohort of an account: always the same, and all of about equal size. */
export function surveyCohort(accountId: string): SurveyCohort {
  const number = Number.parseInt(hash('sha256', `survey ${accountId}`).slice(0, DIGITS), 16);
  return SURVEY_COHORTS[number % SURVEY_COHORTS.length] ?? SURVEY_COHORTS[0];
}
