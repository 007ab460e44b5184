/** The words of the contact form in Polish. */
export const strings = {
  optional: '(opcjonalnie)',
  first: 'Imię',
  last: 'Nazwisko',
  choose: 'Wybierz',
  atMost: 'Najwyżej {count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',
  counter: '{count} / {max}',
  exceeded: 'Przekroczono limit znaków.',
  submit: 'Wyślij',
  submitting: 'Wysyłamy…',
  thanks: 'Dziękujemy. Wiadomość została wysłana.',
  problemAbove: 'W formularzu jest błąd. Przewiń w dół, aby go zobaczyć.',
  problemBelow: 'W formularzu jest błąd. Przewiń w górę, aby go zobaczyć.',
} as const;
