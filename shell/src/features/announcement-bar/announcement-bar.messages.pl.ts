export const messages = {
  name: 'Ogłoszenie',
  close: 'Zamknij ogłoszenie',
} as const;
