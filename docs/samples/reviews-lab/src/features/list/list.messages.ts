export const messages = {
  title: 'What buyers say',
  average: '{average} of 5, from {count, plural, one {# review} other {# reviews}}',
  none: 'Nobody has written a review yet.',
  stars: '{rating, plural, one {# star} other {# stars}} of 5',
  sortBy: 'Sort by',
  newest: 'Newest first',
  best: 'Best first',
  worst: 'Worst first',
  sorted: 'Reviews sorted: {order}',
} as const;
