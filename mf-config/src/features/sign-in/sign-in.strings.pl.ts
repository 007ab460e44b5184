/** The words of the sign-in page in Polish. */
export const strings = {
  title: 'Zaloguj się',
  intro: 'Tutaj logują się osoby, które prowadzą tę witrynę.',
  passwordSet: 'Hasło zostało zmienione, a konto wylogowane wszędzie. Zaloguj się nowym hasłem.',
  email: 'E-mail',
  password: 'Hasło',
  submit: 'Zaloguj się',
  submitting: 'Logowanie…',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Logowanie nie powiodło się. Spróbuj ponownie.',
  forgotten: 'Nie pamiętasz hasła?',
} as const;
