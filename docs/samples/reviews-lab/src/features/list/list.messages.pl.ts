export const messages = {
  title: 'Opinie kupujących',
  average: '{average} na 5, {count, plural, one {# opinia} few {# opinie} many {# opinii} other {# opinii}}',
  none: 'Nikt jeszcze nie napisał opinii.',
  stars: '{rating, plural, one {# gwiazdka} few {# gwiazdki} many {# gwiazdek} other {# gwiazdki}} na 5',
  sortBy: 'Sortuj',
  newest: 'Od najnowszych',
  best: 'Od najlepszych',
  worst: 'Od najgorszych',
  sorted: 'Kolejność opinii: {order}',
} as const;
