export const messages = { open: 'Cookie settings' } as const;
