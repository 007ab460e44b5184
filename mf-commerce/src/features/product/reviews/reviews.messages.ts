/** Not needed by the page's script, so not in its file. */
export const messages = {
  reviews: 'Reviews',
  reviewsOf: '{average} of 5, from {count, plural, one {# review} other {# reviews}}',
  reviewsNewest: 'These are the newest {count}.',
  stars: '{count, plural, one {# star} other {# stars}} of 5',
} as const;
