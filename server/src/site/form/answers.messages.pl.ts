import type { AnswerMessages } from './answers.messages';

/** What is said of a wrong answer in Polish. */
export const polish: AnswerMessages = {
  required: (title) => `Pole „${title}” jest wymagane.`,
  tooLong: 'Przekroczono limit znaków.',
  noEmail: 'Adres e-mail jest nieprawidłowy. Powinien mieć postać nazwa@example.com.',
  noOption: 'Wybierz jedną z możliwości.',
  noOptions: 'Wybierz spośród podanych możliwości.',
  noDate: 'Podaj istniejącą datę.',
  noTime: 'Podaj godzinę.',
  noPhone: 'Podaj numer telefonu, używając tylko cyfr, spacji i myślników.',
  noZip: 'Kod pocztowy w Stanach Zjednoczonych ma dokładnie pięć cyfr.',
  noNumber: 'Podaj liczbę, na przykład 1200 lub 12,5.',
  noAmount: 'Podaj kwotę, na przykład 25 lub 25,50.',
  noWebsite: 'Podaj adres witryny, na przykład https://www.example.com.',
  noAccount: 'Podaj nazwę konta, na przykład @example.',
  noFile: 'Wybierz plik ponownie.',
  tooManyFiles: (most) => (most === 1 ? 'Wybierz tylko jeden plik.' : `Liczba plików może wynosić najwyżej ${most}.`),
};
