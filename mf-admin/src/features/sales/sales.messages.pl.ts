export const messages = {
  title: 'Sprzedaż',
  lead: 'Co zamówiono i ile to przyniosło, z dostawą i podatkami.',
  trend: 'Przychód w czasie',
  top: 'Produkty o najwyższym przychodzie',
  noneTitle: 'Brak zamówień w tym okresie',
  none: 'W tym czasie nic nie zamówiono. Wybierz dłuższy okres, aby zobaczyć wcześniejsze zamówienia.',
  neverTitle: 'Nie było jeszcze zamówień',
  never: 'Zamówienia pojawiają się tu, gdy tylko ktoś złoży je w kasie.',
} as const;
