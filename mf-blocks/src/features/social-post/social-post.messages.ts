export const messages = {
  at: 'on {site}',
  original: 'See the post on {site}',
} as const;
