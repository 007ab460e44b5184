export const messages = {
  okay: 'OK',
} as const;
