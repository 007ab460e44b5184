import type { InLanguages } from '../../platform/language';
import { polish } from './answers.messages.pl';

const english = {
  required: (title: string) => `${title} is required.`,
  tooLong: 'You have exceeded the character limit.',
  noEmail: 'Email is not valid. Email addresses should follow the format name@example.com.',
  noOption: 'Choose one of the options.',
  noOptions: 'Choose from the options.',
};

/** What is said of a wrong answer, in one language. */
export type AnswerMessages = typeof english;

/** The same in every language. */
export const ANSWER_MESSAGES: InLanguages<AnswerMessages> = { en: english, pl: polish };
