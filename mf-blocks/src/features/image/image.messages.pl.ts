export const messages = { newWindow: '(otwiera się w nowym oknie)', open: 'Otwórz zdjęcie' } as const;
