import { messages as uploadMessages } from '../../parts/file-uploads/upload-queue.messages.pl';

export const messages = {
  ...uploadMessages,
  title: 'Wybierz pliki',
  close: 'Zamknij',
  search: 'Nazwa lub tekst alternatywny',
  loading: 'Wczytywanie plików…',
  loadFailed: 'Nie udało się wczytać plików.',
  none: 'Żaden plik nie pasuje.',
  more: 'Więcej plików',
  library: 'Biblioteka',
  chosen: 'Wybrane pliki, w kolejności',
  nothing: 'Nic jeszcze nie wybrano.',
  choose: '{count, plural, =0 {Nie wybieraj nic} one {Wybierz # plik} few {Wybierz # pliki} other {Wybierz # plików}}',
  full: '{most, plural, one {Można wybrać jeden plik.} few {Można wybrać do # plików.} other {Można wybrać do # plików.}}',
  earlier: 'Przesuń {title} wcześniej',
  later: 'Przesuń {title} później',
  remove: 'Usuń {title} z wyboru',
  moved: '{title}: miejsce {place} z {count}.',
  details: 'Edytuj {title} (otwiera nową kartę)',
} as const;
