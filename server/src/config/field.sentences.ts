import type { InLanguages } from '../language';
import { polish } from './field.sentences.pl';

/** What the server says of a field in English. */
export const english = {
  text: 'Write text here.',
  empty: 'Write something here.',
  line: 'Write this on one line.',
  long: (most: number) => `Write ${most} characters at most.`,
  choose: 'Choose one of the list.',
  amount: (example: string) => `Write an amount such as ${example}.`,
  ambiguous: (first: string, second: string) => `This could be two amounts. Write ${first} or ${second}.`,
  decimals: (most: number) =>
    most === 0 ? 'This currency has no decimals. Write a whole amount.' : `Write ${most} decimals at most.`,
  highest: (amount: string) => `The highest amount is ${amount}.`,
  whole: 'Write a whole number, such as 12.',
  most: (most: number) => `Write a number up to ${most}.`,
  least: (least: number) => `Write a number from ${least}.`,
};

/** What the server says of a field of the configuration area, in one language. */
export type FieldSentences = typeof english;

/** The same in every language. */
export const FIELD_SENTENCES: InLanguages<FieldSentences> = { en: english, pl: polish };
