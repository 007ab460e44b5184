import type { OrderLookupMessages } from './order-lookup.messages';

export const polish: OrderLookupMessages = {
  requested:
    'Jeśli istnieje takie zamówienie z tym adresem, e-mail z linkiem do niego jest już w drodze. Może to potrwać minutę.',
  limited: (minutes) => `Zbyt wiele próśb o e-mail. Spróbuj ponownie za ${minutes} min.`,
  number: 'Wpisz numer zamówienia, na przykład 1001. Znajdziesz go w e-mailu o zamówieniu.',
  email: 'Wpisz cały adres e-mail, na przykład ada@example.com.',
};
