export const messages = {
  saveView: 'Zapisz widok',
  saveViewHint: 'Zachowuje filtr, kolejność i kolumny pod nazwą. Widzisz go tylko Ty.',
  editView: 'Edytuj widok „{name}”',
  editViewHint: 'Zapisuje filtr, kolejność i kolumny, które są teraz pokazane.',
  viewName: 'Nazwa',
  keepView: 'Zapisz',
  removeView: 'Usuń widok',
  columns: 'Kolumny',
  columnsHint:
    '{view, select, yes {Dotyczy tego widoku i widzisz to tylko Ty.} other {Listę w tej postaci widzisz tylko Ty.}}',
  keepColumns: 'Zapisz kolumny',
  usualColumns: 'Przywróć domyślne',
  columnEarlier: 'Przesuń kolumnę {column} o jedno miejsce do przodu',
  columnLater: 'Przesuń kolumnę {column} o jedno miejsce do tyłu',
} as const;
