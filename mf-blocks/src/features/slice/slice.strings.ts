/** The words of slices. */
export const strings = {
  navigation: 'Pages of this site',
  links: 'Elsewhere',
  newWindow: '(opens in a new window)',
} as const;
