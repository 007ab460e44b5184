/** The words of the button. */
export const strings = { newWindow: '(opens in a new window)' } as const;
