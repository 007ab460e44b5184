export const messages = {
  bars: 'Bar chart: {title}. The table below has all of its numbers.',
  lines: 'Line chart: {title}. The table below has all of its numbers.',
  pies: 'Pie chart: {title}. The table below has all of its numbers.',
  table: 'Show the numbers as a table',
  tableOf: 'The numbers of {title}',
  row: 'Name',
  noValue: 'no value',
  slice: '{value} ({percent})',
  others: '{rows, plural, one {# other} other {# others}}',
  negative:
    '{rows, plural, one {# number is below zero, and no pie can show it.} other {# numbers are below zero, and no pie can show them.}}',
  noPie: 'Nothing is above zero, so there is no pie to draw.',
  clippedRows: 'Only the first {shown} rows are shown, of {all}.',
  clippedColumns: 'Only the first {shown} columns are shown, of {all}.',
} as const;
