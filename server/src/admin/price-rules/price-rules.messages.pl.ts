import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { PriceRulesMessages } from './price-rules.messages';

export const polish: PriceRulesMessages = {
  ...savedFormPolish,
  saved: 'Zapisano. Koszyki i nowe zamówienia już tego używają.',
  removalConflict: ({ by, at }) =>
    `W międzyczasie zapisał(a) to ${by} (${at}), więc nic nie usunięto. Sprawdź, co jest teraz zapisane; jeśli nadal chcesz to usunąć, usuń ponownie.`,
  removalConflictWithSomebody:
    'W międzyczasie zostało to zapisane, więc nic nie usunięto. Sprawdź, co jest teraz zapisane; jeśli nadal chcesz to usunąć, usuń ponownie.',
  goneMeanwhile: 'Ktoś to w międzyczasie usunął. Wpisane zmiany nadal tu są: zapisz ponownie, aby dodać to z powrotem.',
  on: 'zaznaczone',
  off: 'niezaznaczone',
  moved: ({ name, place }) => `„${name}” jest teraz na pozycji ${place}.`,
  orderConflict: (names) =>
    `W międzyczasie ktoś zmienił kolejność. Teraz jest taka: ${names}. Naciśnij ponownie, aby przesunąć z nowej pozycji.`,
  full: (most) => `Nie ma miejsca na więcej niż ${most}. Najpierw coś usuń.`,
  tooManyLines: (most) => `Wpisz najwyżej ${most} wierszy.`,
  lineTooLong: (line, most) => `„${line}” jest za długie. Wpisz w wierszu najwyżej ${most} znaków.`,
  zip: (line) => `„${line}” nie jest początkiem kodu pocztowego. Użyj liter i cyfr.`,
  country: (line) => `„${line}” to nie jest kraj. Wpisz jego nazwę albo kod, na przykład DE.`,
  rate: 'Wpisz procent od 0 do 100, na przykład 7,75, najwyżej dwa miejsca po przecinku.',
  removed: (title) => `„${title}” usunięto.`,
};
