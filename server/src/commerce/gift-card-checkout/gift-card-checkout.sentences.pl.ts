import type { GiftCardSentences } from './gift-card-checkout.sentences';

/** What is said of a gift card that is bought in Polish. */
export const polish: GiftCardSentences = {
  choose: 'Cena tej karty mogła się zmienić. Odśwież stronę i wybierz ponownie.',
  forWhom: 'Dla',
  sentTo: 'Wysłano na',
  words: 'Życzenia',
};
