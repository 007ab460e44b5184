import type { InLanguages } from '../../language';
import { polish } from './gift-card-checkout.sentences.pl';

const english = {
  choose: 'What this gift card costs may have changed. Reload the page, and choose again.',
  forWhom: 'For',
  sentTo: 'Sent to',
  words: 'Message',
};

/** What is said of a gift card that is bought, in one language. */
export type GiftCardSentences = typeof english;

/** The same in every language. */
export const GIFT_CARD_SENTENCES: InLanguages<GiftCardSentences> = { en: english, pl: polish };
