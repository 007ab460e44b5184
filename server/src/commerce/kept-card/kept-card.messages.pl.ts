import type { messages as english } from './kept-card.messages';

export const messages: typeof english = {
  reasons: {
    authentication_required: 'Bank wymaga potwierdzenia płatności.',
    expired_card: 'Karta straciła ważność.',
    insufficient_funds: 'Zabrakło dostępnych środków.',
    card_declined: 'Bank odrzucił kartę.',
    no_card: 'Karta nie jest już połączona ze sklepem.',
    other: 'Nie udało się obciążyć karty.',
  },
  again: (day) => `Karta zostanie ponownie obciążona ${day}, chyba że zamówienie zostanie wcześniej opłacone.`,
};
