/** The words of the member area in Polish. */
export const strings = {
  title: 'Strefa członków',
  email: 'E-mail',
  password: 'Hasło',
  rememberMe: 'Nie wylogowuj mnie na tym urządzeniu',
  submit: 'Zaloguj się',
  submitting: 'Logowanie…',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Logowanie nie powiodło się. Spróbuj ponownie.',
  signedIn: 'Zalogowano jako {name} ({email}).',
  signOut: 'Wyloguj się',
  signingOut: 'Wylogowywanie…',
} as const;
