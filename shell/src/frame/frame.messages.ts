export const messages = {
  skip: 'Skip to content',
  navigation: 'Main',
  languages: 'Languages',
  search: 'Search this site',
  footerNavigation: 'More pages',
  social: 'Find us elsewhere',
  rss: 'RSS feed',
  email: 'Email',
  phone: 'Telephone',
  website: 'Website',
  badge: 'Made with Colonnade',
} as const;
