import type { InLanguages } from '../platform/language';
import { polish } from './field.messages.pl';

export const english = {
  text: 'Enter text here.',
  empty: 'Enter something here.',
  line: 'Enter this on one line.',
  long: (most: number) => `Enter at most ${most} characters.`,
  choose: 'Choose one from the list.',
  amount: (example: string) => `Enter an amount such as ${example}.`,
  ambiguous: (first: string, second: string) => `This could be two amounts. Enter ${first} or ${second}.`,
  decimals: (most: number) =>
    most === 0 ? 'This currency has no decimals. Enter a whole amount.' : `Enter at most ${most} decimals.`,
  highest: (amount: string) => `The highest amount is ${amount}.`,
  whole: 'Enter a whole number, such as 12.',
  most: (most: number) => `Enter a number up to ${most}.`,
  least: (least: number) => `Enter a number of at least ${least}.`,
};

export type FieldMessages = typeof english;

export const FIELD_MESSAGES: InLanguages<FieldMessages> = { en: english, pl: polish };
