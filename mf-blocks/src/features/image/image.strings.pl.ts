/** The words of the image block in Polish. */
export const strings = { newWindow: '(otwiera się w nowym oknie)' } as const;
