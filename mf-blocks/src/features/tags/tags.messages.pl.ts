export const messages = {
  posts: '{count, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}',
} as const;
