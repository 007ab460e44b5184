import type { FormReply } from '../../failure';
import type { AnswerSurvey } from '../../requests/admin.generated';
export type { AnswerSurvey } from '../../requests/admin.generated';

/** @implements ENUM-19 */
export const SURVEY_COHORTS = ['A', 'B', 'C', 'D', 'E'] as const;
export type SurveyCohort = (typeof SURVEY_COHORTS)[number];

/** From badly to very well. */
export const SURVEY_RATINGS = [1, 2, 3, 4, 5] as const;
export type SurveyRating = (typeof SURVEY_RATINGS)[number];

/** Maximum length of the comment, in characters. */
export const SURVEY_LONGEST = 1000;

/** Query parameter of the home page with the result of the survey. */
export const SURVEY_PARAMETER = 'survey';

export const SURVEY_CALLS = {
  answerSurvey: { method: 'POST', path: '/api/config/survey/answer' },
  /** All answers as a CSV file, for ops. */
  getSurveyAnswers: { method: 'GET', path: '/api/config/survey/answers.csv' },
} as const;

export interface AnswerSurveyReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

export interface SurveyQuestion {
  readonly quarter?: string;
  readonly done?: AnswerSurvey['how'];
}

export interface SurveyFigures {
  readonly quarter: string;
  readonly cohort: SurveyCohort;
  readonly answered: number;
  readonly putOff: number;
  /** Mean rating, formatted; empty without answers. */
  readonly mean: string;
}

export interface SurveyText {
  readonly id: string;
  readonly quarter: string;
  readonly cohort: SurveyCohort;
  readonly rating: SurveyRating;
  readonly text: string;
}

/** Data of the loader `admin/survey/figures`. */
export interface SurveyView {
  /** Newest quarter first, without cohorts that have not answered. */
  readonly figures: readonly SurveyFigures[];
  readonly texts: readonly SurveyText[];
}
