import type { TroubleMessages } from './trouble.messages';

/** What is said of troubles, in Polish. */
export const polish: TroubleMessages = {
  altered:
    'Reguła w bazie danych nie zgadza się z historią. Obowiązuje ostatnia zmiana z historii; każda nowa zmiana naprawi regułę.',
  older:
    'Z bazy danych zniknęły zmiany, które ten serwer już widział. Serwer trzyma się ostatniej z nich. Jeśli starszą kopię bazy przywrócono celowo, uruchom serwery ponownie.',
  unsigned: (version) => `Wersja ${version} nie jest podpisana.`,
  forged: (version) => `Wersja ${version} nie jest tym, co pod tą nazwą podpisano.`,
  stranger: (version) => `Wersję ${version} podpisał klucz, któremu ten serwer nie ufa.`,
  damaged: (version, file) => `Brakuje pliku ${file} wersji ${version} albo nie jest to plik, który opublikowano.`,
  unread: (version, file) => `Pliku ${file} wersji ${version} nie można w tej chwili odczytać.`,
  same: 'Strony działają dalej na tym, co ten serwer sprawdził wcześniej.',
  other: (version) => `Strony działają dalej na wersji ${version}.`,
  none: 'Moduł nie jest pokazywany.',
  mend: 'Opublikuj tę wersję ponownie albo ustaw inną.',
  trust:
    'Nadaj wszystkim serwerom bazy ten sam COLONNADE_SIGNING_KEY albo wymień klucz w TRUSTED_KEYS; albo opublikuj wersję ponownie.',
  wait: 'Serwer spróbuje ponownie sam.',
};
