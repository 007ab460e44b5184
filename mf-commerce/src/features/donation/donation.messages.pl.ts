export const messages = {
  donate: 'Wesprzyj',
  closed: 'Darowizny nie są tu w tej chwili przyjmowane.',
} as const;
