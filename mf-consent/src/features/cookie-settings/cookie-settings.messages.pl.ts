/** The messages of the cookie settings in Polish. */
export const messages = { open: 'Ustawienia plików cookie' } as const;
