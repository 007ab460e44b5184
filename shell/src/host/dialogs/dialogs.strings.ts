/** The words of the shell's dialogs. */
export const strings = {
  okay: 'Okay',
} as const;
