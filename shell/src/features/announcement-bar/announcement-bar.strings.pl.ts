/** What the announcement bar says by itself, in Polish. */
export const strings = {
  name: 'Ogłoszenie',
  close: 'Zamknij ogłoszenie',
} as const;
