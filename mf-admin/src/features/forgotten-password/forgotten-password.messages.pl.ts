export const messages = {
  title: 'Nie pamiętam hasła',
  intro: 'Wpisz adres e-mail swojego konta. Wyślemy na niego link do ustawienia nowego hasła.',
  introToMember:
    'Wpisz adres e-mail, pod którym logujesz się w tej witrynie. Wyślemy na niego link do ustawienia nowego hasła.',
  email: 'E-mail',
  submit: 'Wyślij e-mail',
  submitting: 'Wysyłanie…',
  requested:
    'Jeśli w tej witrynie jest konto z tym adresem, e-mail jest już w drodze. Link pozwala ustawić nowe hasło i działa przez pół godziny.',
  requestedByMember:
    'Jeśli w tej witrynie jest członek z tym adresem, e-mail jest już w drodze. Link pozwala ustawić nowe hasło i działa przez pół godziny.',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Nie udało się wysłać. Spróbuj ponownie.',
  signIn: 'Wróć do logowania',
} as const;
