export const messages = {
  title: 'Wizyty',
  lead: 'Ile osób odwiedza Twoją witrynę i co ogląda.',
  trend: 'Odsłony w czasie',
  top: 'Najczęściej oglądane strony',
  noneTitle: 'Brak wizyt w tym okresie',
  none: 'Nie policzono żadnych wizyt. Wybierz dłuższy okres, aby zobaczyć wcześniejsze wizyty.',
  neverTitle: 'Nie było jeszcze wizyt',
  never:
    'Wizyty pojawiają się tu kilka sekund po otwarciu strony. Konta, które pracują nad witryną, nie są liczone, a tam, gdzie witryna pyta o zgodę, odwiedzający są liczeni dopiero, gdy ją wyrażą.',
} as const;
