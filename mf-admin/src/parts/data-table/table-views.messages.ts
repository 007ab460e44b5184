export const messages = {
  saveView: 'Save view',
  saveViewHint: 'Keeps filter, order and columns under a name. Only you see it.',
  editView: 'Edit view “{name}”',
  editViewHint: 'Saves the filter, order and columns that are shown now.',
  viewName: 'Name',
  keepView: 'Save',
  removeView: 'Delete view',
  columns: 'Columns',
  columnsHint:
    '{view, select, yes {Columns of this view, which only you have.} other {Only you see the list with these columns.}}',
  keepColumns: 'Save columns',
  usualColumns: 'Reset',
  columnEarlier: 'Move {column} one place forward',
  columnLater: 'Move {column} one place back',
} as const;
