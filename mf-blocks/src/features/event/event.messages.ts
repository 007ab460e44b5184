export const messages = {
  when: 'When',
  where: 'Where',
  tags: 'Tags',
  calendar: 'Add to calendar',
  neighbours: 'More events',
  earlier: 'Previous event',
  later: 'Next event',
  all: 'All events',
} as const;
