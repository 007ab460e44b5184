/** The messages of what buyers say of a product. The page's script says none of them, so they are no part of its file. */
export const messages = {
  reviews: 'Reviews',
  reviewsOf: '{average} of 5, from {count, plural, one {# review} other {# reviews}}',
  reviewsNewest: 'These are the newest {count}.',
  stars: '{count, plural, one {# star} other {# stars}} of 5',
} as const;
