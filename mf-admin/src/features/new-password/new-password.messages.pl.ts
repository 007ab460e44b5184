export const messages = {
  title: 'Nowe hasło',
  titleOfFirst: 'Wybierz hasło',
  introToFirst: 'Tym hasłem i swoim adresem e-mail zalogujesz się w tej witrynie jako członek.',
  password: 'Nowe hasło',
  passwordOfFirst: 'Hasło',
  hint: 'Co najmniej {min} znaków. Popularne hasła, imię i nazwisko oraz adres e-mail są odrzucane. Kilka słów łatwo zapamiętać.',
  submit: 'Ustaw hasło',
  submitting: 'Zapisywanie…',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Nie udało się ustawić hasła. Spróbuj ponownie.',
  gone: 'Ten link nie działa: został już użyty, wygasł albo zastąpił go nowszy.',
  another: 'Poproś o kolejny e-mail',
} as const;
