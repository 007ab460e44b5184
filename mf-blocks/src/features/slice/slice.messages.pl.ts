export const messages = {
  navigation: 'Strony tej witryny',
  links: 'Gdzie indziej',
  newWindow: '(otwiera się w nowym oknie)',
} as const;
