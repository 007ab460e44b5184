import type { GiftCardMessages } from './gift-card-checkout.messages';

export const polish: GiftCardMessages = {
  choose: 'Cena tej karty mogła się zmienić. Odśwież stronę i wybierz ponownie.',
  forWhom: 'Dla',
  sentTo: 'Wysłano na',
  greeting: 'Życzenia',
};
