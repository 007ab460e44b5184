import type { InLanguages } from '../../language';
import { polish } from './survey.sentences.pl';

const english = {
  rating: 'Choose a number from 1 to 5.',
  text: (most: number) => `Write at most ${most} characters.`,
  done: { answer: 'Thank you for your answer.', later: 'You are not asked again this quarter.' },
  columns: ['Quarter', 'Cohort', 'Rating', 'Text', 'Time'],
};

/** What is said of the survey, in one language. */
export type SurveySentences = typeof english;

/** The same in every language. */
export const SURVEY_SENTENCES: InLanguages<SurveySentences> = { en: english, pl: polish };
