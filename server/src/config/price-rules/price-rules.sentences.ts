import type { InLanguages } from '../../language';
import { polish } from './price-rules.sentences.pl';

const english = {
  saved: 'This is saved. The next cart, checkout and order go by it.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved this (${at}). What is saved now stands beside each field that differs, and what you have typed is still in it. Save again to put yours in its place.`,
  conflictWithSomebody:
    'Meanwhile this has been saved. What is saved now stands beside each field that differs, and what you have typed is still in it. Save again to put yours in its place.',
  removalConflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved this (${at}), so it was not removed. Look at what is saved now; remove it again if it is to go all the same.`,
  removalConflictWithSomebody:
    'Meanwhile this has been saved, so it was not removed. Look at what is saved now; remove it again if it is to go all the same.',
  goneMeanwhile: 'Somebody has removed this meanwhile. What you have typed is still here: save again to add it anew.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  on: 'ticked',
  off: 'not ticked',
  nothing: '(empty)',
  moved: ({ name, place }: { name: string; place: number }) => `“${name}” now stands in place ${place}.`,
  orderConflict: (names: string) =>
    `Meanwhile somebody has changed the order. It is now: ${names}. Press again to move it from where it is.`,
  full: (most: number) => `There is no room for more than ${most}. Remove one first.`,
  tooManyLines: (most: number) => `Write ${most} lines at most.`,
  lineTooLong: (line: string, most: number) => `“${line}” is too long. Write ${most} characters at most on a line.`,
  zip: (line: string) => `“${line}” begins no postal code. Write letters and digits.`,
  country: (line: string) => `“${line}” is no country. Write its name, or its two letters such as DE.`,
  rate: 'Write a percentage from 0 to 100, such as 7.75, with two decimals at most.',
  removed: (title: string) => `“${title}” is removed.`,
};

/** What the server says of what a store charges by, in one language. */
export type PriceRulesSentences = typeof english;

/** The same in every language. */
export const PRICE_RULES_SENTENCES: InLanguages<PriceRulesSentences> = { en: english, pl: polish };
