import { fieldsOf } from './fields-of';

const FIELDS = [
  { id: 'who', title: 'Your name', type: 'name' },
  { id: 'days', title: 'Days', type: 'checkbox' },
  { id: 'constructor', title: 'Odd', type: 'text' },
] as const;

test('answers are in the order of the fields, under their titles; those to removed fields come last', () => {
  const kept = { old: 'x', days: ['Monday', 'Friday'], who: ['Ada', 'Lovelace'] };
  expect(fieldsOf(kept, FIELDS)).toEqual([
    { title: 'Your name', values: ['Ada Lovelace'] },
    { title: 'Days', values: ['Monday', 'Friday'] },
    { title: 'Odd', values: [] },
    { title: 'old', values: ['x'] },
  ]);
});

test('of a removed form every answer is under its id', () => {
  expect(fieldsOf({ who: 'Ada', count: 3, none: null }, [])).toEqual([
    { title: 'who', values: ['Ada'] },
    { title: 'count', values: ['3'] },
    { title: 'none', values: [] },
  ]);
});
