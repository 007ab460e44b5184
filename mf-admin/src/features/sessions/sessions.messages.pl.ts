/** The same in Polish. */
export const messages = {
  home: 'Panel',
  title: 'Aktywne sesje',
  intro:
    'Wszystkie przeglądarki zalogowane do tej witryny. Wyloguj każdą, której nie rozpoznajesz, a potem zmień hasło.',
  device: '{platform, select, unknown {{browser}} other {{browser}, {platform}}}',
  unknownBrowser: 'Nieznana przeglądarka',
  current: 'Ta przeglądarka',
  started: 'Zalogowano',
  used: 'Ostatnio używana',
  end: 'Wyloguj',
  endLabel: 'Wyloguj: {device}, zalogowano {started}',
  ending: 'Wylogowywanie…',
  endOthers: 'Wyloguj wszędzie indziej',
  only: 'Nie ma innych aktywnych sesji.',
  forgotten: 'Zmień hasło',
  failed: 'Nie udało się zakończyć sesji. Poczekaj chwilę i spróbuj ponownie.',
  signedOut: 'Sesja wygasła.',
  notAllowed: 'Nie możesz już tego zrobić.',
  signIn: 'Zaloguj się w innej karcie, a potem spróbuj tu ponownie.',
  done: '{done, select, others {Wylogowano Cię wszędzie indziej.} other {Ta przeglądarka została wylogowana.}}',
} as const;
