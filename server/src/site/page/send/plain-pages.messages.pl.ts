import type { PlainPageMessages } from './plain-pages.messages';

export const polish: PlainPageMessages = {
  notFoundTitle: 'Nie znaleziono strony',
  notFound: (home, search) =>
    `Pod tym adresem nic nie ma. <a href="${search}">Przeszukaj tę witrynę</a> lub <a href="${home}">przejdź do strony głównej</a>.`,
  notSentTitle: 'Nie udało się wysłać formularza',
  notSent: (reason) => `${reason} Wróć do poprzedniej strony, aby odzyskać wpisany tekst.`,
  sentTitle: 'Dziękujemy',
  sent: (address) => `Formularz został wysłany. <a href="${address}">Przejdź dalej</a>.`,
  outOfFrameTitle: 'Ta strona potrzebuje całego okna',
  outOfFrame: (address) =>
    `Panelu nie można pokazać w ramce. <a href="${address}" target="_top">Otwórz ją w całym oknie</a>.`,
  failedTitle: 'Coś poszło nie tak',
  failedHeading: 'Coś poszło nie tak!',
  failed: (home) =>
    `Nie można wyświetlić tej strony. Błąd został zapisany. <a href="">Spróbuj ponownie</a> lub <a href="${home}">przejdź do strony głównej</a>.`,
};
