/** The messages of the cookie settings. */
export const messages = { open: 'Cookie settings' } as const;
