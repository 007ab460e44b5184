export const messages = {
  by: 'By',
  tags: 'Tags',
  neighbours: 'More posts',
  newer: 'Newer post',
  older: 'Older post',
  all: 'All posts',
} as const;
