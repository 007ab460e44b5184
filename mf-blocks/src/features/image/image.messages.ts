/** The messages of the image block. */
export const messages = { newWindow: '(opens in a new window)' } as const;
