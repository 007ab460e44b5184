/** The messages of the search of the admin area in Polish. */
export const messages = {
  title: 'Szukaj',
  label: 'Szukaj stron, zamówień, produktów i innych',
  submit: 'Szukaj',
  hint: 'Wpisz nazwę, numer albo adres e-mail.',
  found: '{count, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}} dla „{query}”',
  nothing: 'Nie znaleziono nic dla „{query}”. Sprawdź pisownię albo wpisz mniej liter.',
  group: '{title} ({count})',
  first: 'Widać pierwsze {count}. Wpisz więcej, aby znaleźć inne.',
} as const;
