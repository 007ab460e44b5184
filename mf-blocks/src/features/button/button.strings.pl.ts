/** The words of the button in Polish. */
export const strings = { newWindow: '(otwiera się w nowym oknie)' } as const;
