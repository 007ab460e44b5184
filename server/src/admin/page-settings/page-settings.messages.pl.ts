import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import type { PageSettingsMessages } from './page-settings.messages';

export const polish: PageSettingsMessages = {
  saved: 'Zapisano. Odwiedzający zobaczą zmiany, gdy opublikujesz stronę.',
  titleMissing: 'Wpisz tytuł.',
  passwordMissing: 'Wpisz hasło.',
  savedMeanwhile: (value) => `Zapisano w międzyczasie: ${value === '' ? 'nic' : value}`,
  unknownPicture: 'Tego zdjęcia już nie ma. Wybierz inne.',
  tagTooLong: `Tag może mieć najwyżej ${PAGE_RECORD_LIMIT.tag} znaków.`,
  tooManyTags: `Strona może mieć najwyżej ${PAGE_RECORD_LIMIT.tags} tagów.`,
  scheduled: 'Zaplanowano.',
  unscheduled: 'Usunięto plan publikacji.',
  noTime: 'Podaj datę i godzinę.',
  skippedTime: (timeZone) => `Zegary strefy ${timeZone} pomijają tę godzinę. Wybierz wcześniejszą lub późniejszą.`,
  restored: (number) => `Wersja ${number} jest teraz szkicem. Odwiedzający zobaczą ją, gdy ją opublikujesz.`,
  linkCreated: 'Utworzono link do podglądu. Skopiuj go teraz: jest pokazywany tylko raz.',
  linksRevoked: 'Linki do podglądu tej strony już nie działają.',
  fields: {
    title: 'tytuł',
    path: 'adres URL',
    description: 'opis',
    socialImage: 'zdjęcie w podglądach linków',
    indexed: 'widoczność w wyszukiwarkach',
    lock: 'kto ją widzi',
    record: 'dane wpisu lub wydarzenia',
  },
  blocksAdded: (count) => `dodane bloki: ${count}`,
  blocksRemoved: (count) => `usunięte bloki: ${count}`,
  blocksChanged: (count) => `zmienione bloki: ${count}`,
  blocksMoved: 'zmieniony układ',
};
