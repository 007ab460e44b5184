import type { InLanguages } from '../../platform/language';
import { polish } from './gift-card-checkout.messages.pl';

const english = {
  choose: 'The price of this gift card may have changed. Reload the page, and choose again.',
  forWhom: 'For',
  sentTo: 'Sent to',
  greeting: 'Message',
};

export type GiftCardMessages = typeof english;

export const GIFT_CARD_MESSAGES: InLanguages<GiftCardMessages> = { en: english, pl: polish };
