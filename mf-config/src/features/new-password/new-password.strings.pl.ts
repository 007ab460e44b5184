/** The words of the page where a new password is set in Polish. */
export const strings = {
  title: 'Nowe hasło',
  titleOfFirst: 'Wybierz hasło',
  introToFirst: 'Tym hasłem i swoim adresem e-mail zalogujesz się w tej witrynie jako członek.',
  password: 'Nowe hasło',
  passwordOfFirst: 'Hasło',
  hint: 'Co najmniej {min} znaków. Popularne hasła, imię i nazwisko oraz adres e-mail są odrzucane. Kilka słów łatwo zapamiętać.',
  submit: 'Ustaw hasło',
  submitting: 'Ustawianie…',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Nie udało się ustawić hasła. Spróbuj ponownie.',
  gone: 'Ten odnośnik nie działa: został już użyty, jego czas minął albo zastąpił go inny list.',
  another: 'Poproś o kolejny list',
} as const;
