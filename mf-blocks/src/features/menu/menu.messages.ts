export const messages = { menus: 'Menus' } as const;
