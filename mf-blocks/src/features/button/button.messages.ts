export const messages = { newWindow: '(opens in a new window)' } as const;
