import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages.pl';

export const messages = {
  ...settingsFormMessages,
  title: 'Lekcje kursu „{course}”',
  intro:
    'Odwiedzający przechodzą lekcje w tej kolejności. Lekcje tego samego rozdziału są razem, tam gdzie pierwsza z nich.',
  missing: 'Nie ma takiej strony.',
  pages: 'Strony',
  none: 'Ta strona nie ma jeszcze lekcji. Dodaj stronę i wybierz, że należy do tej.',
  add: 'Dodaj stronę',
  course: 'Pokaż stronę',
  byNumbers: 'Aby przenieść lekcję, zmień jej numer.',
  byKeys: 'Przeciągaj lekcje za uchwyty albo używaj przycisków lub klawisza Alt ze strzałkami.',
  untitled: 'Bez tytułu',
  minutes: '{minutes, plural, one {1 minuta} few {# minuty} many {# minut} other {# minuty}}',
  draft: 'Nieopublikowana',
  chapter: 'Rozdział',
  place: 'Numer',
  move: '{move, select, up {W górę} other {W dół}}',
  moved: '{title}: teraz lekcja {number}.',
  saved: 'Zapisano. Odwiedzający widzą lekcje w tej kolejności.',
} as const;
