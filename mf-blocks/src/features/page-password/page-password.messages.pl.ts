export const messages = {
  title: 'Ta strona jest zablokowana',
  hint: 'Jeśli znasz hasło do niej, wpisz je tutaj.',
  password: 'Hasło',
  submit: 'Otwórz stronę',
  submitting: 'Otwieranie…',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Nie udało się otworzyć strony. Spróbuj ponownie.',
} as const;
