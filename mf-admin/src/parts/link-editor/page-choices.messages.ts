/** Of every feature that offers the pages of the site. */
export const messages = {
  pagesFailed: 'Unable to load collections',
  pagesRetry: 'Try again',
} as const;
