/** The words of a donation block in Polish. */
export const strings = {
  donate: 'Wesprzyj',
  closed: 'Darowizny nie są tu w tej chwili przyjmowane.',
} as const;
