/** What the popup says by itself. */
export const messages = {
  close: 'Close',
} as const;
