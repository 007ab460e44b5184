/** The messages of the shell's dialogs. */
export const messages = {
  okay: 'Okay',
} as const;
