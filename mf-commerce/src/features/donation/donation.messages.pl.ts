/** The messages of a donation block in Polish. */
export const messages = {
  donate: 'Wesprzyj',
  closed: 'Darowizny nie są tu w tej chwili przyjmowane.',
} as const;
