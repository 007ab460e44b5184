export const messages = {
  name: 'Contact',
  phone: 'Call',
  email: 'Email',
  address: 'Map',
  hours: 'Hours',
} as const;
