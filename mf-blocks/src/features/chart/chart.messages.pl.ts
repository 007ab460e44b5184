export const messages = {
  bars: 'Wykres słupkowy: {title}. Wszystkie liczby są w tabeli poniżej.',
  lines: 'Wykres liniowy: {title}. Wszystkie liczby są w tabeli poniżej.',
  pies: 'Wykres kołowy: {title}. Wszystkie liczby są w tabeli poniżej.',
  table: 'Pokaż liczby w tabeli',
  tableOf: 'Liczby: {title}',
  row: 'Nazwa',
  noValue: 'brak wartości',
  slice: '{value} ({percent})',
  others: '{rows, plural, one {# inna pozycja} few {# inne pozycje} many {# innych pozycji} other {# innej pozycji}}',
  negative:
    '{rows, plural, one {# liczba jest mniejsza od zera i wykres kołowy jej nie pokaże.} few {# liczby są mniejsze od zera i wykres kołowy ich nie pokaże.} many {# liczb jest mniejszych od zera i wykres kołowy ich nie pokaże.} other {# liczby jest mniejsze od zera i wykres kołowy ich nie pokaże.}}',
  noPie: 'Żadna liczba nie jest większa od zera, więc nie ma czego narysować.',
  clippedRows: 'Pokazano tylko pierwsze wiersze: {shown} z {all}.',
  clippedColumns: 'Pokazano tylko pierwsze kolumny: {shown} z {all}.',
} as const;
