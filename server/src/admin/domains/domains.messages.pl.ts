import type { DomainsMessages } from './domains.messages';

export const polish: DomainsMessages = {
  mistake: {
    empty: 'Wpisz domenę.',
    form: 'Wpisz domenę, na przykład www.example.com.',
    long: 'Ta domena jest za długa. Wpisz najwyżej 242 znaki.',
    address: 'Wpisz domenę w publicznym internecie, a nie adres IP ani nazwę lokalną.',
    suffix: 'Wpisz zarejestrowaną domenę, na przykład www.example.com. To tylko jej końcówka.',
    platform: 'Ta domena należy do platformy. Wpisz własną.',
  },
  refused: {
    known: 'Ta domena jest już na liście.',
    own: 'Twoja witryna jest już dostępna pod tą domeną.',
    many: 'Witryna może mieć najwyżej 10 domen. Najpierw usuń jedną z nich.',
    taken:
      'Tej domeny używa inna witryna. Jeśli ona też jest Twoja, usuń w niej domenę, a potem dodaj ją tutaj. W przeciwnym razie napisz do pomocy.',
  },
  remove: ({ name, other }) => `Pod adresem ${name} nie będzie już Twojej witryny. Pozostanie dostępna pod ${other}.`,
  removeHere: ({ name, other }) =>
    `Pod adresem ${name} nie będzie już Twojej witryny. Jesteś zalogowany pod tym adresem: zaloguj się ponownie pod ${other}.`,
  done: {
    added: 'Dodano domenę. Teraz ustaw jej rekordy DNS.',
    checked: 'Sprawdzono.',
    main: 'Zmieniono główny adres.',
    platform: 'Witryna nie przekierowuje już na główną domenę.',
    removed: 'Usunięto domenę.',
  },
};
