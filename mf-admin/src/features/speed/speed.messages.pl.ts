export const messages = {
  title: 'Szybkość',
  lead: 'Jak długo czekają odwiedzający: 75 % wizyt było co najmniej tak szybkich.',
  metrics: 'Co jest mierzone',
  notMeasured: 'Nie zmierzono',
  trend: '{metric} w czasie',
  origins: '{metric} według źródła',
  originsHint: 'Każda część strony według modułu, który ją zrobił; linia oznacza początek nowej wersji.',
  versions: 'Według wersji',
  pages: 'Najwolniejsze strony',
  tooFew: 'Żadnej strony nie zmierzono dość często, aby ją ocenić.',
  unmeasured: 'W tym okresie tego nie zmierzono. Wybierz inną miarę powyżej albo dłuższy okres.',
  noneTitle: 'W tym okresie nic nie zmierzono',
  none: 'Nie zmierzono żadnej strony. Wybierz dłuższy okres, aby zobaczyć wcześniejsze.',
  neverTitle: 'Niczego jeszcze nie zmierzono',
  never:
    'Strony podają swoje czasy, gdy się je opuszcza. Konta, które pracują nad witryną, nie są mierzone, a tam, gdzie witryna pyta o zgodę, odwiedzający są mierzeni dopiero, gdy ją wyrażą.',
} as const;
