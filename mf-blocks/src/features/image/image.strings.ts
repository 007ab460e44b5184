/** The words of the image block. */
export const strings = { newWindow: '(opens in a new window)' } as const;
