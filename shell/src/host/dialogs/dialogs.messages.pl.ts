/** The messages of the shell's dialogs in Polish. */
export const messages = {
  okay: 'OK',
} as const;
