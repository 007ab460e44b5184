export const messages = { open: 'Ustawienia plików cookie' } as const;
