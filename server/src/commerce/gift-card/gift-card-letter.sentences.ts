import type { InLanguages } from '../../language';
import { polish } from './gift-card-letter.sentences.pl';

/** What the letter with a gift card is about. */
export interface GiftCardLetterFacts {
  readonly siteName: string;
  /** What it is worth, with the currency. */
  readonly worth: string;
  /** Whom it is for; empty where nobody said. */
  readonly name: string;
}

const english = ({ siteName, worth, name }: GiftCardLetterFacts) => ({
  subject: `A gift card for you: ${worth} at ${siteName}`,
  title: name ? `${name}, here is your gift card` : 'Here is your gift card',
  text: `It is worth ${worth} at ${siteName}, for whatever you like, at once or bit by bit.`,
  codeIs: 'Your code',
  howTo:
    'Write it into the field for gift cards when you check out. Whoever has the code can spend it, so keep this letter.',
  toShop: 'Go to the shop',
});

/** What the letter with a gift card says, in one language. */
export type GiftCardLetter = typeof english;

/** The same in every language. */
export const GIFT_CARD_LETTER: InLanguages<GiftCardLetter> = { en: english, pl: polish };
