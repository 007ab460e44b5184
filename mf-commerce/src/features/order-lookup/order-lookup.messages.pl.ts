export const messages = {
  title: 'Znajdź swoje zamówienie',
  intro: 'Wpisz adres e-mail podany w zamówieniu i numer zamówienia. Wyślemy na ten adres link do zamówienia.',
  email: 'E-mail',
  number: 'Numer zamówienia',
  numberHint: 'Na przykład 1001. Znajdziesz go w e-mailu o zamówieniu.',
  submit: 'Wyślij e-mail',
  submitting: 'Wysyłanie…',
  requested:
    'Jeśli istnieje takie zamówienie z tym adresem, e-mail z linkiem do niego jest już w drodze. Może to potrwać minutę.',
  again: 'Szukaj innego zamówienia',
  problem: 'Popraw zaznaczone pola.',
  failed: 'Nie udało się wysłać. Spróbuj ponownie.',
} as const;
