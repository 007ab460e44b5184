import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './price-rules.messages.pl';

const english = {
  ...savedFormEnglish,
  saved: 'Saved. Carts and new orders use it from now on.',
  removalConflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved this (${at}), so it was not removed. Check what is saved now, then remove it again if you still want to.`,
  removalConflictWithSomebody:
    'Meanwhile this has been saved, so it was not removed. Check what is saved now, then remove it again if you still want to.',
  goneMeanwhile: 'Someone has removed this meanwhile. What you typed is still here: save again to add it back.',
  on: 'checked',
  off: 'not checked',
  moved: ({ name, place }: { name: string; place: number }) => `“${name}” is now in position ${place}.`,
  orderConflict: (names: string) =>
    `Meanwhile someone has changed the order. It is now: ${names}. Press again to move it from its new position.`,
  full: (most: number) => `There is no room for more than ${most}. Remove one first.`,
  tooManyLines: (most: number) => `Enter at most ${most} lines.`,
  lineTooLong: (line: string, most: number) => `“${line}” is too long. Enter at most ${most} characters on a line.`,
  zip: (line: string) => `No postal code starts with “${line}”. Use letters and digits.`,
  country: (line: string) => `“${line}” is not a country. Enter its name, or its two-letter code such as DE.`,
  rate: 'Enter a percentage from 0 to 100, such as 7.75, with at most two decimals.',
  removed: (title: string) => `“${title}” is removed.`,
};

export type PriceRulesMessages = typeof english;

export const PRICE_RULES_MESSAGES: InLanguages<PriceRulesMessages> = { en: english, pl: polish };
