export const messages = {
  donate: 'Donate',
  closed: 'Donations are not taken here at the moment.',
} as const;
