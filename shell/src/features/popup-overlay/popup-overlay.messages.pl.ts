/** What the popup says by itself, in Polish. */
export const messages = {
  close: 'Zamknij',
} as const;
