export const messages = { posts: '{count, plural, one {# post} other {# posts}}' } as const;
