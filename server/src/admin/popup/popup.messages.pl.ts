import type { PopupMessages } from './popup.messages';

export const polish: PopupMessages = {
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  conflict: ({ by, at }) =>
    `W międzyczasie okienko zapisała inna osoba: ${by} (${at}). Przy każdym różniącym się polu widać zapisaną wartość. Zapisz ponownie, aby ją zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie okienko zostało zapisane. Przy każdym różniącym się polu widać zapisaną wartość. Zapisz ponownie, aby ją zastąpić.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  on: 'włączone',
  off: 'wyłączone',
  nothing: '(puste)',
  noContent: 'Najpierw utwórz treść okienka.',
  page: 'Wpisz po jednej ścieżce w wierszu, na przykład /shop, albo /shop/* dla wszystkich stron pod nią.',
  mostPages: (most) => `Wpisz najwyżej ${most} stron.`,
  figures: { shown: 'Wyświetlenia', closed: 'Zamknięcia', sent: 'Wysłane formularze' },
  figuresSummary: (greatest, when) => `Najwięcej w jednym dniu: ${greatest}, ${when}.`,
};
