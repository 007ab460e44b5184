/** The words of the page where a new password is set in Polish. */
export const strings = {
  title: 'Nowe hasło',
  password: 'Nowe hasło',
  hint: 'Co najmniej {min} znaków. Kilka słów łatwiej zapamiętać niż krótką zagadkę.',
  submit: 'Ustaw hasło',
  submitting: 'Ustawianie…',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Nie udało się ustawić hasła. Spróbuj ponownie.',
  gone: 'Ten odnośnik nie działa: został już użyty, ma więcej niż pół godziny albo zastąpił go nowszy list.',
  another: 'Poproś o kolejny list',
} as const;
