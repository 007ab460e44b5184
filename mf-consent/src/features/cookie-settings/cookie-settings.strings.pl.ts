/** The words of the cookie settings in Polish. */
export const strings = { open: 'Ustawienia plików cookie' } as const;
