import type { PriceRulesSentences } from './price-rules.sentences';

/** What the server says of what a store charges by, in Polish. */
export const polish: PriceRulesSentences = {
  saved: 'Zapisano. Obowiązuje to od następnego koszyka, kasy i zamówienia.',
  conflict: ({ by, at }) =>
    `W międzyczasie zapisał(a) to ${by} (${at}). Przy każdym polu, które się różni, stoi to, co jest teraz zapisane, a w polu nadal to, co zostało wpisane. Zapisz ponownie, aby to zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie zostało to zapisane. Przy każdym polu, które się różni, stoi to, co jest teraz zapisane, a w polu nadal to, co zostało wpisane. Zapisz ponownie, aby to zastąpić.',
  removalConflict: ({ by, at }) =>
    `W międzyczasie zapisał(a) to ${by} (${at}), więc nic nie usunięto. Zobacz, co jest teraz zapisane; jeśli mimo to ma zniknąć, usuń ponownie.`,
  removalConflictWithSomebody:
    'W międzyczasie zostało to zapisane, więc nic nie usunięto. Zobacz, co jest teraz zapisane; jeśli mimo to ma zniknąć, usuń ponownie.',
  goneMeanwhile:
    'Ktoś to w międzyczasie usunął. To, co zostało wpisane, nadal tu jest: zapisz ponownie, aby dodać to na nowo.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  on: 'zaznaczone',
  off: 'niezaznaczone',
  nothing: '(puste)',
  moved: ({ name, place }) => `„${name}” stoi teraz na miejscu ${place}.`,
  orderConflict: (names) =>
    `W międzyczasie ktoś zmienił kolejność. Teraz jest taka: ${names}. Naciśnij ponownie, aby przesunąć stąd, gdzie to teraz stoi.`,
  full: (most) => `Nie ma miejsca na więcej niż ${most}. Najpierw coś usuń.`,
  tooManyLines: (most) => `Wpisz najwyżej ${most} linii.`,
  lineTooLong: (line, most) => `„${line}” jest za długie. Wpisz w linii najwyżej ${most} znaków.`,
  zip: (line) => `„${line}” nie jest początkiem kodu pocztowego. Użyj liter i cyfr.`,
  country: (line) => `„${line}” to nie jest kraj. Wpisz jego nazwę albo dwie litery, na przykład DE.`,
  rate: 'Wpisz procent od 0 do 100, na przykład 7,75, najwyżej dwa miejsca po przecinku.',
  removed: (title) => `„${title}” usunięto.`,
};
