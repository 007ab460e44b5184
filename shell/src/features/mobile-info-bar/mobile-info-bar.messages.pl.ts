export const messages = {
  name: 'Kontakt',
  phone: 'Zadzwoń',
  email: 'E-mail',
  address: 'Mapa',
  hours: 'Godziny',
} as const;
