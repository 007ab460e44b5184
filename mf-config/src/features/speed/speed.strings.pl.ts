/** The words of the page about speed in Polish. */
export const strings = {
  title: 'Szybkość',
  lead: 'Jak długo się czeka: wartość, w której mieszczą się trzy z czterech wizyt.',
  metrics: 'Co jest mierzone',
  notMeasured: 'Nie zmierzono',
  trend: '{metric} w czasie',
  origins: '{metric}: czyje to jest',
  originsHint: 'Każda część strony według modułu, który ją zrobił; linia oznacza początek nowej wersji.',
  versions: 'Według wersji',
  pages: 'Najwolniejsze strony',
  tooFew: 'Żadnej strony nie zmierzono dość często, aby ją ocenić.',
  unmeasured: 'Tego w tym okresie nie zmierzono. Wybierz inną wartość powyżej albo dłuższy okres.',
  noneTitle: 'W tym okresie nic nie zmierzono',
  none: 'Żadna strona nie podała swoich czasów. Wybierz dłuższy okres, aby zobaczyć wcześniejsze.',
  neverTitle: 'Niczego jeszcze nie zmierzono',
  never:
    'Strony podają swoje czasy, gdy się je opuszcza. Konta, które pracują nad witryną, nie są mierzone, a tam, gdzie witryna pyta o zgodę, odwiedzający są mierzeni dopiero, gdy ją wyrażą.',
} as const;
