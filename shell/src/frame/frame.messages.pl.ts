export const messages = {
  skip: 'Przejdź do treści',
  navigation: 'Główna nawigacja',
  languages: 'Języki',
  search: 'Przeszukaj tę witrynę',
  footerNavigation: 'Więcej stron',
  badge: 'Zrobione w Colonnade',
} as const;
