/** The words of the page for who has forgotten the password in Polish. */
export const strings = {
  title: 'Nie pamiętam hasła',
  intro: 'Wpisz adres e-mail swojego konta. Wyślemy tam list z odnośnikiem, który pozwala ustawić nowe hasło.',
  introToMember:
    'Wpisz adres e-mail, pod którym logujesz się w tej witrynie. Wyślemy tam list z odnośnikiem, który pozwala ustawić nowe hasło.',
  email: 'E-mail',
  submit: 'Wyślij list',
  submitting: 'Wysyłanie…',
  requested:
    'Jeśli w tej witrynie jest konto o tym adresie, list jest już w drodze. Odnośnik w liście pozwala ustawić nowe hasło i działa przez pół godziny.',
  requestedByMember:
    'Jeśli w tej witrynie jest członek o tym adresie, list jest już w drodze. Odnośnik w liście pozwala ustawić nowe hasło i działa przez pół godziny.',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Wysyłanie nie powiodło się. Spróbuj ponownie.',
  signIn: 'Wróć do logowania',
} as const;
