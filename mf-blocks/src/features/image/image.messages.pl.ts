/** The messages of the image block in Polish. */
export const messages = { newWindow: '(otwiera się w nowym oknie)' } as const;
