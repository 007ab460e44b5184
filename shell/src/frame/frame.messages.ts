export const messages = {
  skip: 'Skip to content',
  navigation: 'Main',
  languages: 'Languages',
  search: 'Search this site',
  footerNavigation: 'More pages',
  badge: 'Made with Colonnade',
} as const;
