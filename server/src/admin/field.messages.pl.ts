import type { FieldMessages } from './field.messages';

export const polish: FieldMessages = {
  text: 'Wpisz tutaj tekst.',
  empty: 'Wpisz coś tutaj.',
  line: 'Wpisz to w jednej linii.',
  long: (most) => `Wpisz najwyżej ${most} znaków.`,
  choose: 'Wybierz jedną pozycję z listy.',
  amount: (example) => `Wpisz kwotę, na przykład ${example}.`,
  ambiguous: (first, second) => `To mogą być dwie różne kwoty. Wpisz ${first} albo ${second}.`,
  decimals: (most) =>
    most === 0 ? 'Ta waluta nie ma miejsc po przecinku. Wpisz pełną kwotę.' : `Najwyżej ${most} miejsca po przecinku.`,
  highest: (amount) => `Najwyższa kwota to ${amount}.`,
  whole: 'Wpisz liczbę całkowitą, na przykład 12.',
  most: (most) => `Wpisz liczbę nie większą niż ${most}.`,
  least: (least) => `Wpisz liczbę nie mniejszą niż ${least}.`,
};
