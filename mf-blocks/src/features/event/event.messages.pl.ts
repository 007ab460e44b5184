export const messages = {
  when: 'Kiedy',
  where: 'Gdzie',
  tags: 'Tagi',
  calendar: 'Dodaj do kalendarza',
  neighbours: 'Więcej wydarzeń',
  earlier: 'Poprzednie wydarzenie',
  later: 'Następne wydarzenie',
  all: 'Wszystkie wydarzenia',
} as const;
