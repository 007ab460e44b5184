import type { InLanguages } from '../../platform/language';
import { polish } from './gift-card-email.messages.pl';

export interface GiftCardEmailData {
  readonly siteName: string;
  /** Value with currency. */
  readonly worth: string;
  /** Name of the recipient; may be empty. */
  readonly name: string;
}

const english = ({ siteName, worth, name }: GiftCardEmailData) => ({
  subject: `A gift card for you: ${worth} at ${siteName}`,
  title: name ? `${name}, here is your gift card` : 'Here is your gift card',
  text: `It is worth ${worth} at ${siteName}. Spend it all at once or in parts.`,
  newCode: `A new code for your gift card at ${siteName}`,
  replaces: (left: string) =>
    `This code replaces the one you had, which no longer works. ${left} is left to spend at ${siteName}.`,
  codeIs: 'Your code',
  howTo: 'Enter it as the gift card code at checkout. Anyone who has the code can spend it, so keep this email safe.',
  toShop: 'Go to the shop',
});

export type GiftCardEmail = typeof english;

export const GIFT_CARD_EMAIL: InLanguages<GiftCardEmail> = { en: english, pl: polish };
