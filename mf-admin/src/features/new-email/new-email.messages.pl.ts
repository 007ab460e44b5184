export const messages = {
  title: 'Nowy adres e-mail',
  intro: 'Od tej chwili logujesz się adresem {email}.',
  submit: 'Użyj tego adresu',
  submitting: 'Zapisywanie…',
  problem: 'Popraw błędy poniżej.',
  failed: 'Nie udało się zmienić adresu. Spróbuj ponownie.',
  done: 'Adres e-mail jest zmieniony.',
  gone: 'Ten link nie działa: został już użyty, wygasł albo zastąpił go nowszy. O zmianę możesz poprosić ponownie.',
  account: 'Twoje konto',
} as const;
