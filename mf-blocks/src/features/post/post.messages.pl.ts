export const messages = {
  by: 'Autor:',
  tags: 'Tagi',
  neighbours: 'Więcej wpisów',
  newer: 'Nowszy wpis',
  older: 'Starszy wpis',
  all: 'Wszystkie wpisy',
} as const;
