import type { InLanguages } from '../../language';
import { polish } from './order-lookup.sentences.pl';

const english = {
  requested:
    'If there is such an order with that address, a letter is on its way to it. Its link opens the order. It can take a minute to arrive.',
  limited: (minutes: number) =>
    `Letters have been asked for too often. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  number: 'Write the number of the order, like 1001. It stands in the letter that came with the order.',
  email: 'Write the whole email address, like ada@example.com.',
};

/** What is said of the look-up of an order, in one language. */
export type OrderLookupSentences = typeof english;

/** The same in every language. */
export const ORDER_LOOKUP_SENTENCES: InLanguages<OrderLookupSentences> = { en: english, pl: polish };
