export const messages = {
  title: 'Content of the site’s owner',
  source: 'Code',
  show: 'Show this part',
  notice: 'This part loads from other sites, which then learn of your visit.',
  open: 'Open this part by itself',
  newWindow: '(opens in a new window)',
  loading: 'Loading…',
  failed: 'This part could not be loaded.',
  retry: 'Retry',
  dismiss: 'Dismiss',
} as const;
