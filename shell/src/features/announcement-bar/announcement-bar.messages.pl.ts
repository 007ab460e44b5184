/** What the announcement bar says by itself, in Polish. */
export const messages = {
  name: 'Ogłoszenie',
  close: 'Zamknij ogłoszenie',
} as const;
