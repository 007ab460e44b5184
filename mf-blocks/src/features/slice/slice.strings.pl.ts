/** The words of slices in Polish. */
export const strings = {
  navigation: 'Strony tej witryny',
  links: 'Gdzie indziej',
  newWindow: '(otwiera się w nowym oknie)',
} as const;
