export const messages = {
  skip: 'Przejdź do treści',
  navigation: 'Główna nawigacja',
  languages: 'Języki',
  search: 'Przeszukaj tę witrynę',
  footerNavigation: 'Więcej stron',
  social: 'Znajdź nas gdzie indziej',
  rss: 'Kanał RSS',
  email: 'E-mail',
  phone: 'Telefon',
  website: 'Strona internetowa',
  badge: 'Zrobione w Colonnade',
} as const;
