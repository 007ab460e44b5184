import type { OrderLookupSentences } from './order-lookup.sentences';

/** What is said of the look-up of an order in Polish. */
export const polish: OrderLookupSentences = {
  requested:
    'Jeśli istnieje takie zamówienie z tym adresem, list jest już w drodze. Odnośnik w liście otwiera zamówienie. Może to potrwać minutę.',
  limited: (minutes) => `Zbyt wiele próśb o list. Spróbuj ponownie za ${minutes} min.`,
  number: 'Wpisz numer zamówienia, na przykład 1001. Jest w liście, który przyszedł po złożeniu zamówienia.',
  email: 'Wpisz cały adres e-mail, na przykład ada@example.com.',
};
