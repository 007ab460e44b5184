import type { InLanguages } from '../../platform/language';
import { polish } from './gift-card-checkout.messages.pl';

const english = {
  choose: 'The price of this gift card may have changed. Reload the page, and choose again.',
  forWhom: 'For',
  sentTo: 'Sent to',
  greeting: 'Message',
};

/** What is said of a gift card that is bought, in one language. */
export type GiftCardMessages = typeof english;

/** The same in every language. */
export const GIFT_CARD_MESSAGES: InLanguages<GiftCardMessages> = { en: english, pl: polish };
