/** The words of the look-up of an order in Polish. */
export const strings = {
  title: 'Znajdź swoje zamówienie',
  intro:
    'Wpisz adres e-mail, na który złożono zamówienie, i jego numer. Wyślemy na ten adres list z odnośnikiem do zamówienia.',
  email: 'E-mail',
  number: 'Numer zamówienia',
  numberHint: 'Na przykład 1001. Jest w liście, który przyszedł po złożeniu zamówienia.',
  submit: 'Wyślij list',
  submitting: 'Wysyłanie…',
  requested:
    'Jeśli istnieje takie zamówienie z tym adresem, list jest już w drodze. Odnośnik w liście otwiera zamówienie. Może to potrwać minutę.',
  again: 'Szukaj innego zamówienia',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Wysyłanie nie powiodło się. Spróbuj ponownie.',
} as const;
