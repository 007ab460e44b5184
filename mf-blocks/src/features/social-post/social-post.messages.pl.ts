export const messages = {
  at: 'w serwisie {site}',
  original: 'Zobacz wpis w serwisie {site}',
} as const;
