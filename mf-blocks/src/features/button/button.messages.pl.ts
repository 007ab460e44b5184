/** The messages of the button in Polish. */
export const messages = { newWindow: '(otwiera się w nowym oknie)' } as const;
