import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { AnnouncementMessages } from './announcement.messages';

export const polish: AnnouncementMessages = {
  ...savedFormPolish,
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  savedLater: (from) => `Zapisano. Odwiedzający zobaczą to od: ${from}.`,
  savedOver: 'Zapisano. Koniec już minął, więc odwiedzający tego nie widzą.',
  figures: { shown: 'Wyświetlenia', closed: 'Zamknięcia', clicked: 'Kliknięcia linku' },
  figuresSummary: (greatest, when) => `Najwięcej w jednym dniu: ${greatest}, ${when}.`,
  tried: 'Tak wyglądałby pasek. Nic nie zostało jeszcze zapisane.',
  needed: 'Wpisz treść ogłoszenia albo je wyłącz.',
  linkTitle: 'Wpisz tekst linku albo zostaw oba pola linku puste.',
  linkHref: 'Wpisz adres URL linku albo zostaw oba pola linku puste.',
  href: 'Zacznij od /, aby wskazać stronę tej witryny, albo od https://, mailto: lub tel:.',
};
