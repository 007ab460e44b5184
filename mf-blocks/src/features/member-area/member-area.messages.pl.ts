/** The messages of the member area in Polish. */
export const messages = {
  title: 'Strefa członków',
  email: 'E-mail',
  password: 'Hasło',
  forgotten: 'Nie pamiętasz hasła?',
  passwordSet: 'Hasło jest ustawione, a wszystkie sesje zakończone. Zaloguj się nim teraz.',
  rememberMe: 'Nie wylogowuj mnie na tym urządzeniu',
  submit: 'Zaloguj się',
  submitting: 'Logowanie…',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Nie udało się zalogować. Spróbuj ponownie.',
  signedIn: 'Zalogowano jako {name} ({email}).',
  signOut: 'Wyloguj się',
  signingOut: 'Wylogowywanie…',
} as const;
