/** The messages of the list of submissions. */
export const messages = {
  title: 'Form submissions',
  sum: '{count, plural, one {# submission} other {# submissions}}, the newest first',
  empty: 'Nobody has sent a form yet. What visitors send appears here.',
  noMore: 'There are no submissions on this page.',
  first: 'See the newest',
  untitled: 'Form on “{page}”',
  gone: 'This form is no longer on the site.',
  page: 'Sent from',
  time: 'Received',
  unanswered: 'Not answered',
  pages: 'Pages of submissions',
  previous: 'Previous',
  next: 'Next',
  home: 'Admin',
} as const;
