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

test('dates, times, telephone numbers and addresses are shown together, and a likert scale by question', () => {
  const fields = (['date', 'time', 'phone', 'address', 'likert', 'section'] as const).map((type) => ({
    id: type,
    title: type,
    type,
  }));
  const kept = {
    date: ['01', '31', '2027'],
    time: ['02', '30', '00', 'PM'],
    phone: ['', '555', '010', '4477'],
    address: ['1420 SE Alder Street', '', 'Portland', 'OR', '97214', 'USA'],
    likert: { 'The food': ['1'], 'The room': ['-2'], 'The music': [] },
  };
  expect(fieldsOf(kept, fields)).toEqual([
    { title: 'date', values: ['2027-01-31'] },
    { title: 'time', values: ['02:30 PM'] },
    { title: 'phone', values: ['555 010 4477'] },
    { title: 'address', values: ['1420 SE Alder Street', 'Portland', 'OR', '97214', 'USA'] },
    { title: 'likert', values: ['The food: +1', 'The room: -2', 'The music: –'] },
  ]);
  expect(fieldsOf({ date: ['', '', ''], time: ['', '', '', ''] }, fields.slice(0, 2))).toEqual([
    { title: 'date', values: [''] },
    { title: 'time', values: [''] },
  ]);
});
