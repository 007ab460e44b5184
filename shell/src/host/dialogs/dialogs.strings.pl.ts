/** The words of the shell's dialogs in Polish. */
export const strings = {
  okay: 'OK',
} as const;
