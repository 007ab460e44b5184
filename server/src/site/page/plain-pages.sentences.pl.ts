import type { PlainPageSentences } from './plain-pages.sentences';

/** What the plain pages say in Polish. */
export const polish: PlainPageSentences = {
  notFoundTitle: 'Nie znaleziono strony',
  notFound: (home, search) =>
    `Pod tym adresem nic nie ma. <a href="${search}">Przeszukaj tę witrynę</a> lub <a href="${home}">przejdź do strony głównej</a>.`,
  notSentTitle: 'Nie udało się tego wysłać',
  notSent: (reason) => `${reason} Wróć do poprzedniej strony, aby odzyskać wpisany tekst.`,
  sentTitle: 'Dziękujemy',
  sent: (address) => `Formularz został wysłany. <a href="${address}">Przejdź dalej</a>.`,
  outOfFrameTitle: 'Ta strona potrzebuje całego okna',
  outOfFrame: (address) =>
    `Konfiguracja nie jest pokazywana w ramce. <a href="${address}" target="_top">Otwórz ją w całym oknie</a>.`,
  failedTitle: 'Coś poszło nie tak',
  failedHeading: 'Coś poszło nie tak!',
  failed: (home) =>
    `Nie można wyświetlić tej strony. Błąd został odnotowany. <a href="">Spróbuj ponownie</a> lub <a href="${home}">przejdź do strony głównej</a>.`,
};
