export const messages = { newWindow: '(otwiera się w nowym oknie)' } as const;
