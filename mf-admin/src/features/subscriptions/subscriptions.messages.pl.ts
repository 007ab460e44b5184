export const messages = {
  title: 'Subskrypcje',
  intro:
    'Zamówienia, które się powtarzają. Najnowsze zamówienie subskrypcji pokazuje jej płatności i pozwala ją anulować.',
  none: 'Nikt jeszcze nie ma subskrypcji.',
  views: 'Subskrypcje według stanu',
  view: '{view, select, active {Aktywne} due {Do zapłaty} ended {Zakończone} other {Wszystkie}}',
  search: 'Nazwisko, e-mail lub produkt',
  sort: 'Sortuj według',
  sorted:
    '{sort, select, next {Następne zamówienie, od najbliższego} down_next {Następne zamówienie, od najdalszego} down_began {Od najnowszych} other {Od najstarszych}}',
  find: 'Szukaj',
  noMatch: 'Żadna subskrypcja nie pasuje.',
  noMore: 'Na tej stronie nie ma subskrypcji.',
  all: 'Zobacz wszystkie',
  sum: '{count, plural, one {# subskrypcja} few {# subskrypcje} many {# subskrypcji} other {# subskrypcji}}',
  buyer: 'Kupujący',
  product: 'Produkt',
  price: 'Cena',
  nextOrder: 'Następne zamówienie',
  noNext: 'Brak',
  payment: 'Płatność',
  byHand: 'Kupujący, za każdym razem',
  state: 'Stan',
  newest: '{who}: najnowsze zamówienie, numer {number}',
  began: '{orders, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}} od {day}',
  states:
    '{state, select, active {Aktywna} due {Do zapłaty} waiting {Czeka na towar} over {Dobiegła końca} other {Anulowana}}',
  endedBy:
    '{ended, select, buyer {przez kupującego} owner {przez Twój zespół} other {po trzech nieopłaconych zamówieniach}}',
  pages: 'Strony subskrypcji',
  previous: 'Poprzednia',
  next: 'Następna',
} as const;
