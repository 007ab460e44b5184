export const messages = {
  label: 'Find us elsewhere',
  rss: 'RSS feed',
  email: 'Email',
  phone: 'Telephone',
  website: 'Website',
  newWindow: '(opens in a new window)',
} as const;
