import fc from 'fast-check';
import { cellAfterKey, type PressedKey } from './grid-keys';

const SIZE = { rows: 3, columns: 2 };
const press = (row: number, column: number, key: string, more: Partial<PressedKey> = {}) =>
  cellAfterKey(
    { row, column },
    { key, shiftKey: false, isCommand: false, isEditing: false, isRtl: false, ...more },
    SIZE,
  );
const editing = { isEditing: true };

test('arrows move by one cell, and mirrored where text runs from right to left', () => {
  expect(press(0, 1, 'ArrowRight')).toEqual({ row: 0, column: 2 });
  expect(press(0, 1, 'ArrowRight', { isRtl: true })).toEqual({ row: 0, column: 0 });
  expect(press(2, 1, 'ArrowDown')).toBeUndefined();
  expect(press(-1, 1, 'PageDown')).toEqual({ row: 2, column: 1 });
});

test('Tab leaves the table, unless a cell is edited: then it goes from cell to cell, and leaves after the last', () => {
  expect(press(0, 1, 'Tab')).toBeUndefined();
  expect(press(0, 2, 'Tab', editing)).toEqual({ row: 1, column: 0 });
  expect(press(0, 0, 'Tab', { ...editing, shiftKey: true })).toEqual({ row: -1, column: 2 });
  expect(press(2, 2, 'Tab', editing)).toBeUndefined();
});

test('Enter begins to edit, and goes to the row below once a cell is edited', () => {
  expect(press(0, 1, 'Enter')).toBeUndefined();
  expect(press(0, 1, 'Enter', editing)).toEqual({ row: 1, column: 1 });
  expect(press(0, 1, 'Enter', { ...editing, shiftKey: true })).toEqual({ row: -1, column: 1 });
});

test('no key leads out of the table', () => {
  const key = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'Tab',
    'Enter',
  );
  const pressed = fc.record({
    key,
    shiftKey: fc.boolean(),
    isCommand: fc.boolean(),
    isEditing: fc.boolean(),
    isRtl: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 2 }), fc.integer({ min: 0, max: 2 }), pressed, (row, column, keys) => {
      const to = cellAfterKey({ row, column }, keys, SIZE) ?? { row, column };
      expect(to.row >= -1 && to.row < SIZE.rows && to.column >= 0 && to.column <= SIZE.columns).toBe(true);
    }),
  );
});
