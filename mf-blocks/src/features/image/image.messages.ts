export const messages = { newWindow: '(opens in a new window)', open: 'Open the picture' } as const;
