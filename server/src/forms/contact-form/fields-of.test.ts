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

test('numbers and amounts are written as the language has them, exactly, and without a language as they are stored', () => {
  const fields = [
    { id: 'year', title: 'Year', type: 'number' },
    { id: 'price', title: 'Price', type: 'currency', currencySymbol: 'zł' },
    { id: 'total', title: 'Total', type: 'calculation', currencySymbol: '€' },
    { id: 'yen', title: 'Yen', type: 'calculation', currencySymbol: '¥' },
    { id: 'points', title: 'Points', type: 'calculation' },
    { id: 'code', title: 'Code', type: 'text' },
  ] as const;
  const kept = {
    year: '2024.5',
    price: '-4.9',
    total: '123456789012345678.90',
    yen: '1200.00',
    points: '0.5',
    code: '1.5',
  };
  const shown = (locale?: string) => fieldsOf(kept, fields, locale).map(({ values }) => values[0]);
  expect(shown('pl')).toEqual([
    '2024,5',
    '-4,90\u00a0zł',
    '€123\u00a0456\u00a0789\u00a0012\u00a0345\u00a0678,90',
    '¥1200',
    '0,5',
    '1.5',
  ]);
  expect(shown('de').slice(0, 4)).toEqual(['2024,5', '-4,90\u00a0zł', '€123.456.789.012.345.678,90', '¥1.200']);
  expect(shown()).toEqual(Object.values(kept));
});
