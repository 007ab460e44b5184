export const messages = {
  title: 'There is no such page',
  text: 'What was at this address may have been deleted, or the address has a typing error.',
  home: 'Go to the admin area',
} as const;
