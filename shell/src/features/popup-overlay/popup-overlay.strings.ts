/** What the popup says by itself. */
export const strings = {
  close: 'Close',
} as const;
