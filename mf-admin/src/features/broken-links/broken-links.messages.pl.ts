export const messages = {
  title: 'Niedziałające odnośniki',
  intro:
    'Odnośniki do stron, części stron i plików tej witryny, których nie ma. Sprawdzamy je przy każdym otwarciu tej strony.',
  none: 'Wszystkie odnośniki Twojej witryny działają.',
  count:
    '{count, plural, one {# niedziałający odnośnik} few {# niedziałające odnośniki} other {# niedziałających odnośników}}',
  beyond: 'Tu nie ma więcej odnośników.',
  first: 'Zobacz pierwsze odnośniki',
  reason:
    '{reason, select, page {Nie ma takiej strony.} draft {Ta strona nie jest jeszcze opublikowana.} private {Tę stronę widzą tylko konta panelu.} anchor {Tej części strony już nie ma.} other {Ten plik usunięto.}}',
  noText: 'Odnośnik bez tekstu',
  onPage: 'Na stronie {title}',
  block: 'Blok: {block}',
  state:
    '{state, select, both {Widzą go odwiedzający.} published {Odwiedzający widzą go do publikacji zmienionej strony.} other {Tylko w szkicu.}}',
  part: '{part, select, header {Nagłówek} footer {Stopka} other {Ogłoszenie}}',
  partIn: '{part, select, header {Nagłówek} footer {Stopka} other {Ogłoszenie}} ({language})',
  edit: 'Edytuj',
  editOf: 'Edytuj odnośnik do {href}',
  pages: 'Strony listy',
  previous: 'Poprzednia',
  next: 'Następna',
} as const;
