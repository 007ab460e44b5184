/** The words of the cookie settings. */
export const strings = { open: 'Cookie settings' } as const;
