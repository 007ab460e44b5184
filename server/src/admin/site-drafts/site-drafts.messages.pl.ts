import type { SiteDraftsMessages } from './site-drafts.messages';

export const polish: SiteDraftsMessages = {
  saved: 'Zapisano wersję roboczą. Odwiedzający jej nie widzą.',
  discarded: 'Odrzucono wersję roboczą.',
  inLanguage: ({ title, language }) => `${title} (${language})`,
  newer: (titles) =>
    `Niczego nie opublikowano. W międzyczasie zmieniono: ${titles}. Sprawdź zmiany i opublikuj ponownie.`,
  pictureGone: (titles) =>
    `Niczego nie opublikowano. Usunięto obraz używany tutaj: ${titles}. Wybierz inny i opublikuj ponownie.`,
};
