/** The messages of the list of submissions in Polish. */
export const messages = {
  title: 'Zgłoszenia z formularzy',
  sum: '{count, plural, one {# zgłoszenie} few {# zgłoszenia} many {# zgłoszeń} other {# zgłoszenia}}, od najnowszych',
  empty: 'Nikt jeszcze nie wysłał formularza. Zgłoszenia odwiedzających pojawią się tutaj.',
  noMore: 'Na tej stronie nie ma zgłoszeń.',
  first: 'Zobacz najnowsze',
  untitled: 'Formularz na stronie „{page}”',
  gone: 'Tego formularza nie ma już w witrynie.',
  page: 'Wysłano ze strony',
  time: 'Otrzymano',
  unanswered: 'Brak odpowiedzi',
  pages: 'Strony zgłoszeń',
  previous: 'Poprzednia',
  next: 'Następna',
  home: 'Panel',
} as const;
