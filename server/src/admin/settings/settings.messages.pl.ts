import type { SettingsMessages } from './settings.messages';

export const polish: SettingsMessages = {
  saved: 'Zapisano. Godziny, raporty i e-maile używają tego od teraz.',
  conflict: ({ by, at }) =>
    `W międzyczasie ${by} zapisał(a) inne ustawienia (${at}). Przy każdym polu, które się różni, widać zapisaną wartość. Zapisz ponownie, aby ją zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie zapisano inne ustawienia. Przy każdym polu, które się różni, widać zapisaną wartość. Zapisz ponownie, aby ją zastąpić.',
  now: (value) => `Zapisano w międzyczasie: ${value || '(puste)'}`,
  line: 'Wpisz jeden wiersz tekstu.',
  long: (most) => `Wpisz najwyżej ${most} znaków.`,
  timeZone: 'Wybierz strefę czasową.',
  unknownZone: (timeZone) => `Nie udało się wczytać strefy czasowej ${timeZone}. Spróbuj ponownie albo wybierz inną.`,
  email: 'Wpisz prawidłowy adres e-mail',
  choose: 'Wybierz jedną z możliwości.',
  units: { imperial: 'Imperialne: funty i cale', metric: 'Metryczne: kilogramy i centymetry' },
};
