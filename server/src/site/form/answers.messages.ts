import type { InLanguages } from '../../platform/language';
import { polish } from './answers.messages.pl';

const english = {
  required: (title: string) => `${title} is required.`,
  tooLong: 'You have exceeded the character limit.',
  noEmail: 'Email is not valid. Email addresses should follow the format name@example.com.',
  noOption: 'Choose one of the options.',
  noOptions: 'Choose from the options.',
  noDate: 'Enter a date that exists.',
  noTime: 'Enter a time of day.',
  noPhone: 'Enter a telephone number, with digits, spaces and dashes only.',
  noZip: 'A ZIP code in the United States has exactly five digits.',
  noNumber: 'Enter a number, such as 1200 or 12.5.',
  noAmount: 'Enter an amount, such as 25 or 25.50.',
  noWebsite: 'Enter the address of a website, such as https://www.example.com.',
  noAccount: 'Enter an account name, such as @example.',
  noFile: 'Choose the file again.',
  tooManyFiles: (most: number) => (most === 1 ? 'Choose one file only.' : `Choose at most ${most} files.`),
};

/** What is said of a wrong answer, in one language. */
export type AnswerMessages = typeof english;

/** The same in every language. */
export const ANSWER_MESSAGES: InLanguages<AnswerMessages> = { en: english, pl: polish };
