import { messages as siteDraftMessages } from '../../parts/site-draft/site-draft.messages.pl';

export const messages = {
  ...siteDraftMessages,
  title: 'Szablony',
  intro: 'Szablon zmienia kolory, fonty, przyciski i kolory sekcji całej witryny. Treść pozostaje bez zmian.',
  changed: 'Ostatnia zmiana wyglądu: {by}, {at}.',
  list: 'Wybierz szablon',
  template: '{name, select, atelier {Pracownia} market {Targ} evening {Wieczór} journal {Dziennik} other {Kwiaty}}',
  about:
    '{name, select, atelier {Ciepły i spokojny, dla rękodzieła} market {Wyrazisty, dla sklepów z wieloma produktami} evening {Ciemny i elegancki, dla lokali i wydarzeń} journal {Spokojny i czytelny, dla długich tekstów} other {Delikatny i odświętny, dla kwiaciarni, cukierni i ślubów}}',
  inUse: 'W użyciu',
  left: '{count, plural, one {# kolor sekcji nie ma miejsca na stronie głównej.} few {# kolory sekcji nie mają miejsca na stronie głównej.} many {# kolorów sekcji nie ma miejsca na stronie głównej.} other {# koloru sekcji nie ma miejsca na stronie głównej.}}',
  kept: '{count, plural, one {# sekcja zachowuje własne kolory.} few {# sekcje zachowują własne kolory.} many {# sekcji zachowuje własne kolory.} other {# sekcji zachowuje własne kolory.}}',
  use: 'Użyj tego szablonu',
  back: 'Przywróć poprzedni wygląd',
  backHint: 'Witryna używa szablonu {name}. Poprzedni wygląd jest zachowany.',
  saved: 'Witryna ma inny wygląd. Odwiedzający zobaczą go na następnej stronie.',
  preview: 'Podgląd',
  previewHint: 'Twoja strona główna w wybranym szablonie. Odwiedzający nie widzą nic, dopóki go nie użyjesz.',
  previewFrame: 'Twoja strona główna w wybranym szablonie',
  shown: 'Podgląd pokazuje szablon {name}.',
  fontFailed: 'Nie udało się wczytać podglądu fontu {fontName}',
  failed: 'Nie udało się zmienić wyglądu. Odczekaj chwilę i spróbuj ponownie.',
  signedOut: 'Wylogowano Cię. Twój wybór nadal tu jest.',
  notAllowed: 'Nie możesz już zmieniać wyglądu witryny.',
  signIn: 'Zaloguj się w innej karcie, a potem spróbuj tutaj ponownie.',
} as const;
