export const messages = {
  close: 'Zamknij',
} as const;
