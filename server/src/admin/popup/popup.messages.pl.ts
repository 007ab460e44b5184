import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { PopupMessages } from './popup.messages';

export const polish: PopupMessages = {
  ...savedFormPolish,
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  noContent: 'Najpierw utwórz treść okienka.',
  page: 'Wpisz po jednej ścieżce w wierszu, na przykład /shop, albo /shop/* dla wszystkich stron pod nią.',
  mostPages: (most) => `Wpisz najwyżej ${most} stron.`,
  figures: { shown: 'Wyświetlenia', closed: 'Zamknięcia', sent: 'Wysłane formularze' },
  figuresSummary: (greatest, when) => `Najwięcej w jednym dniu: ${greatest}, ${when}.`,
};
