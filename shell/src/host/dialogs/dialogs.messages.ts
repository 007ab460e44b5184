export const messages = {
  okay: 'Okay',
} as const;
