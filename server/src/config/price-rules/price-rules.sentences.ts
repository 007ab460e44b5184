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
  removed: (title: string) => `“${title}” is removed.`,
};

/** What the server says of what a store charges by, in one language. */
export type PriceRulesSentences = typeof english;

/** The same in every language. */
export const PRICE_RULES_SENTENCES: InLanguages<PriceRulesSentences> = { en: english, pl: polish };
