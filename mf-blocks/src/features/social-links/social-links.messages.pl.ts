export const messages = {
  label: 'Znajdź nas gdzie indziej',
  rss: 'Kanał RSS',
  email: 'E-mail',
  phone: 'Telefon',
  website: 'Strona internetowa',
  newWindow: '(otwiera się w nowym oknie)',
} as const;
