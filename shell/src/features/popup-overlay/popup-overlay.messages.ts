export const messages = {
  close: 'Close',
} as const;
