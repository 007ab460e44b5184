import type { AnnouncementMessages } from './announcement.messages';

export const polish: AnnouncementMessages = {
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  savedLater: (from) => `Zapisano. Odwiedzający zobaczą to od: ${from}.`,
  savedOver: 'Zapisano. Koniec już minął, więc odwiedzający tego nie widzą.',
  figures: { shown: 'Wyświetlenia', closed: 'Zamknięcia', clicked: 'Kliknięcia linku' },
  figuresSummary: (greatest, when) => `Najwięcej w jednym dniu: ${greatest}, ${when}.`,
  tried: 'Tak wyglądałby pasek. Nic nie zostało jeszcze zapisane.',
  conflict: ({ by, at }) =>
    `W międzyczasie inne ogłoszenie zapisał(a) ${by} (${at}). Przy różniących się polach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie zapisano inne ogłoszenie. Przy różniących się polach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  on: 'włączone',
  off: 'wyłączone',
  nothing: '(puste)',
  needed: 'Wpisz treść ogłoszenia albo je wyłącz.',
  line: 'Wpisz jeden wiersz tekstu.',
  long: (most) => `Wpisz najwyżej ${most} znaków.`,
  linkTitle: 'Wpisz tekst linku albo zostaw oba pola linku puste.',
  linkHref: 'Wpisz adres URL linku albo zostaw oba pola linku puste.',
  href: 'Zacznij od /, aby wskazać stronę tej witryny, albo od https://, mailto: lub tel:.',
  choose: 'Wybierz jedną z możliwości.',
};
