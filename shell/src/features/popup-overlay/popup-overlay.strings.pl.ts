/** What the popup says by itself, in Polish. */
export const strings = {
  close: 'Zamknij',
} as const;
