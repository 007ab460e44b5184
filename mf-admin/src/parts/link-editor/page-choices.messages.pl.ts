export const messages = {
  pagesFailed: 'Nie udało się wczytać kolekcji',
  pagesRetry: 'Spróbuj ponownie',
} as const;
