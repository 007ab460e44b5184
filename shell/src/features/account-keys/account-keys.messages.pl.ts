export const messages = {
  signedOut: 'Wylogowano',
  signedOutMessage: 'Wylogowanie powiodło się.',
  unsent: 'Nadal trwa Twoja sesja',
  unsentMessage: 'Na tej stronie jest jeszcze wpisany tekst. Wyślij go lub usuń, a potem wyloguj się ponownie.',
} as const;
