export const messages = {
  navigation: 'Pages of this site',
  links: 'Elsewhere',
  newWindow: '(opens in a new window)',
} as const;
