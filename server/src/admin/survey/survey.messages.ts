import type { InLanguages } from '../../platform/language';
import { polish } from './survey.messages.pl';

const english = {
  rating: 'Choose a number from 1 to 5.',
  text: (most: number) => `Enter at most ${most} characters.`,
  done: { answer: 'Thank you for your answer.', later: 'You will not be asked again this quarter.' },
  columns: ['Quarter', 'Cohort', 'Rating', 'Text', 'Time'],
};

export type SurveyMessages = typeof english;

export const SURVEY_MESSAGES: InLanguages<SurveyMessages> = { en: english, pl: polish };
