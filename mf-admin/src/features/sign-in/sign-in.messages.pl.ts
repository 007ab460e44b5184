export const messages = {
  title: 'Zaloguj się',
  intro: 'Tutaj logują się osoby, które prowadzą tę witrynę.',
  passwordSet: 'Hasło zmieniono i wylogowano Cię wszędzie. Zaloguj się nowym hasłem.',
  email: 'E-mail',
  password: 'Hasło',
  submit: 'Zaloguj się',
  submitting: 'Logowanie…',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Nie udało się zalogować. Spróbuj ponownie.',
  forgotten: 'Nie pamiętasz hasła?',
} as const;
