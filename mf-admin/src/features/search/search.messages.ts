/** The messages of the search of the admin area. */
export const messages = {
  title: 'Search',
  label: 'Search pages, orders, products and more',
  submit: 'Search',
  hint: 'Type a name, a number or an email address.',
  found: '{count, plural, one {# result} other {# results}} for “{query}”',
  nothing: 'Nothing found for “{query}”. Check the spelling, or try fewer letters.',
  group: '{title} ({count})',
  first: 'The first {count} are shown. Type more to find others.',
} as const;
