export const messages = {
  heading: 'Comments',
  show: 'Show comments',
  title: 'Comments (Disqus)',
  notice: 'The comments are kept at Disqus, which then learns of your visit.',
  count: '{n, plural, =0 {no comments yet} one {# comment} other {# comments}}',
  noScript: 'Comments need JavaScript.',
  loading: 'Loading comments…',
  failed: 'The comments could not be loaded.',
  retry: 'Retry',
  dismiss: 'Dismiss',
} as const;
