import type { FormReply } from '../../failure';
import type { AnswerSurvey } from '../../requests/admin.generated';
export type { AnswerSurvey } from '../../requests/admin.generated';

/**
 * The cohorts that accounts belong to, each of which is asked in a stretch of its own.
 *
 * @implements ENUM-19
 */
export const SURVEY_COHORTS = ['A', 'B', 'C', 'D', 'E'] as const;
/** One of them. */
export type SurveyCohort = (typeof SURVEY_COHORTS)[number];

/** How somebody gets on: from badly to very well. */
export const SURVEY_RATINGS = [1, 2, 3, 4, 5] as const;
/** One of them. */
export type SurveyRating = (typeof SURVEY_RATINGS)[number];

/** Longest text beside it, in characters. */
export const SURVEY_LONGEST = 1000;

/** Name of what the query of the first page says of the question that has just been answered or put off. */
export const SURVEY_PARAMETER = 'survey';

/** Calls of the survey. */
export const SURVEY_CALLS = {
  answerSurvey: { method: 'POST', path: '/api/config/survey/answer' },
  /** All answers as a file, for ops. */
  getSurveyAnswers: { method: 'GET', path: '/api/config/survey/answers.csv' },
} as const;

/** Reply to `answerSurvey`. */
export interface AnswerSurveyReply extends FormReply {
  readonly message: string;
  /** The first page again. */
  readonly location: string;
}

/** What the first page of the admin area asks or says. */
export interface SurveyQuestion {
  /** The quarter; absent where nothing is asked. */
  readonly quarter?: string;
  /** What has just been done. */
  readonly done?: AnswerSurvey['how'];
}

/** What one cohort has said in one quarter. */
export interface SurveyFigures {
  readonly quarter: string;
  readonly cohort: SurveyCohort;
  readonly answered: number;
  readonly putOff: number;
  /** Mean of the ratings, as the page's language writes it; empty where nobody has answered. */
  readonly mean: string;
}

/** What somebody wrote beside a rating. */
export interface SurveyText {
  readonly id: string;
  readonly quarter: string;
  readonly cohort: SurveyCohort;
  readonly rating: SurveyRating;
  readonly text: string;
}

/** Answer to the loader `admin/survey/figures`. */
export interface SurveyView {
  /** The newest quarter first; cohorts nobody of which has said anything are left out. */
  readonly figures: readonly SurveyFigures[];
  /** The newest first. */
  readonly texts: readonly SurveyText[];
}
