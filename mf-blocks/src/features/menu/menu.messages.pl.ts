export const messages = { menus: 'Karty' } as const;
