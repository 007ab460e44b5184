import type { GiftCardMessages } from './gift-card-checkout.messages';

/** What is said of a gift card that is bought in Polish. */
export const polish: GiftCardMessages = {
  choose: 'Cena tej karty mogła się zmienić. Odśwież stronę i wybierz ponownie.',
  forWhom: 'Dla',
  sentTo: 'Wysłano na',
  greeting: 'Życzenia',
};
