import type { InLanguages } from '../../language';
import { polish } from './products.sentences.pl';

const english = {
  changed: ({ title, pieces }: { title: string; pieces: number }) => `Stock of “${title}” now: ${pieces}.`,
  choose: 'Choose one of the list.',
  whole: 'Write a whole number, such as 12.',
  most: (most: number) => `A stock holds ${most} pieces at most.`,
  tooFew: (pieces: number) => `Only ${pieces} are in stock, so no more can go.`,
  now: (pieces: number) => `In stock now: ${pieces}. Send again to replace that.`,
  inStock: (pieces: number) => `In stock now: ${pieces}.`,
  sentBefore: 'This was sent before with other values, and that was done. Send it again if this is to be done too.',
  uncounted: 'Nobody counts this variant: its stock is unlimited.',
};

/** What the server says of a stock, in one language. */
export type ProductsSentences = typeof english;

/** The same in every language. */
export const PRODUCTS_SENTENCES: InLanguages<ProductsSentences> = { en: english, pl: polish };
