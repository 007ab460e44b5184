import fc from 'fast-check';
import type { FieldType } from 'shared-types/forms/contact-form';
import { spec } from '../../../../../tools/testing/spec';
import { ANSWER_MESSAGES } from '../answers.messages';
import { checkAnswers } from '../check-answers';
import type { FieldDefinition } from '../field-definition';
import { numberFormatOf } from '../../page/number-format';
import { sentAnswers } from '../sent-answers';

const MESSAGES = ANSWER_MESSAGES.en;
const noQuery = new URLSearchParams();

/** What is stored of a value sent as JSON, or the message about it. */
function stored(type: FieldType, value: unknown, changes: Partial<FieldDefinition> = {}, query = noQuery): unknown {
  const field: FieldDefinition = { id: 'f', type, title: 'Field', required: false, options: [], ...changes };
  const answers = sentAnswers({ form: value === undefined ? {} : { f: value } }, [field], { query });
  if (!answers) return 'unreadable';
  const checked = checkAnswers({ fields: [field], answers }, MESSAGES);
  return checked.ok ? checked.fields['f'] : checked.errors['f'];
}

spec(['FIELD-06', 'FIELD-08'], 'a date is stored as month, day and year, from an input or in three parts', () => {
  expect(stored('date', '2027-01-31')).toEqual(['01', '31', '2027']);
  expect(stored('date', ['1', '31', '2027'])).toEqual(['1', '31', '2027']);
  expect(stored('date', '2028-02-29')).toEqual(['02', '29', '2028']);
  expect(stored('date', '')).toEqual(['', '', '']);
});

test.each(['2027-02-30', '31.1.2027', 'tomorrow', '2027-13-01', ['02', '30', '2027'], ['', '31', '2027'], ['1', '2']])(
  '%j is no date',
  (value) => {
    expect(stored('date', value)).toBe(MESSAGES.noDate);
  },
);

spec(['FIELD-07', 'FIELD-08'], 'a time is stored as hour, minute, second, and half of the day', () => {
  expect(stored('time', '14:30')).toEqual(['02', '30', '00', 'PM']);
  expect(stored('time', '00:05:09')).toEqual(['12', '05', '09', 'AM']);
  expect(stored('time', '12:00')).toEqual(['12', '00', '00', 'PM']);
  expect(stored('time', ['7', '15', '00', 'am'])).toEqual(['7', '15', '00', 'AM']);
});

test.each(['24:00', '12:60', 'noon', ['13', '00', '00', 'PM'], ['7', '15', '00', ''], ['7', '15', '00', 'XM']])(
  '%j is no time',
  (value) => {
    expect(stored('time', value)).toBe(MESSAGES.noTime);
  },
);

test('every minute of a day is stored, and no two are the same', () => {
  const two = (part: number) => String(part).padStart(2, '0');
  const times = Array.from({ length: 1440 }, (_, at) => stored('time', `${two(Math.floor(at / 60))}:${two(at % 60)}`));
  expect(new Set(times.map(String)).size).toBe(1440);
  expect(times.every(Array.isArray)).toBe(true);
});

spec(['FIELD-04', 'FIELD-09'], 'a telephone number has four parts; three get an empty one in front', () => {
  expect(stored('phone', ['555', '010', '4477'])).toEqual(['', '555', '010', '4477']);
  expect(stored('phone', ['+48', '', '', '601 234 567'])).toEqual(['+48', '', '', '601 234 567']);
  expect(stored('phone', ['(555) 010-4477', ''])).toEqual(['', '555', '010', '4477']);
  expect(stored('phone', ['555 010 4477', '+1'])).toEqual(['+1', '555', '010', '4477']);
  expect(stored('phone', ['601 234 567', '+48'])).toEqual(['+48', '', '', '601 234 567']);
  expect(stored('phone', '+353 1 555 0100')).toEqual(['', '', '', '+353 1 555 0100']);
});

test.each(['12', 'call me', '1234567890123456', ['555 010 4477', '+x'], ['', '+48']])(
  '%j is no telephone number',
  (value) => {
    expect(stored('phone', value)).toBe(MESSAGES.noPhone);
  },
);

spec(['FIELD-05', 'FIELD-08'], 'an address is stored as its six parts', () => {
  const address = ['1420 SE Alder Street', 'Floor 2', 'Portland', 'OR', '97214', 'USA'];
  expect(stored('address', address)).toEqual(address);
  expect(stored('address', ['', '', '', '', '', ''])).toEqual(['', '', '', '', '', '']);
  expect(stored('address', ['Street 1'], { required: true })).toBe('Field is required.');
});

spec('VALID-11', 'a ZIP code in the United States has exactly five digits, and elsewhere any form', () => {
  const withZip = (zip: string, country: string) => stored('address', ['Street 1', '', 'City', '', zip, country]);
  for (const country of ['US', 'usa', 'U.S.A.', 'United States', 'United States of America'])
    for (const zip of ['9721', '972145', '97214-1234', 'ABCDE']) expect(withZip(zip, country)).toBe(MESSAGES.noZip);
  expect(withZip('97214', 'USA')).toContain('97214');
  expect(withZip('D07 X2Y3', 'Ireland')).toContain('D07 X2Y3');
});

spec('FIELD-11', 'of radio buttons the first checked value is stored, and only an option', () => {
  const options = ['Studio', 'Garden'];
  expect(stored('radio', 'Garden', { options })).toBe('Garden');
  expect(stored('radio', ['Garden', 'Studio'], { options })).toBe('Garden');
  expect(stored('radio', 'Roof', { options })).toBe(MESSAGES.noOption);
});

spec('FIELD-13', 'a likert scale is stored as checked values by question', () => {
  const options = ['The food', 'The room'];
  expect(stored('likert', { 'The room': '-2', 'The food': ['1'] }, { options })).toEqual({
    'The food': ['1'],
    'The room': ['-2'],
  });
  expect(stored('likert', { 'The food': '3' }, { options })).toBe(MESSAGES.noOption);
  expect(stored('likert', { 'The food': '1' }, { options, required: true })).toBe('Field is required.');
  expect(stored('likert', { 'The food': '1' }, { options })).toEqual({ 'The food': ['1'], 'The room': [] });
});

spec('FIELD-15', 'a hidden value is that of the page’s query parameter, else the default', () => {
  const definition = { key: 'source', value: 'direct' };
  expect(stored('hidden', undefined, definition, new URLSearchParams('source=letter&f=x'))).toBe('letter');
  expect(stored('hidden', undefined, definition)).toBe('direct');
  expect(stored('hidden', undefined, {}, new URLSearchParams('f=own'))).toBe('own');
  expect(stored('hidden', undefined, {}, new URLSearchParams({ f: 'x'.repeat(9000) }))).toHaveLength(2000);
});

spec('FIELD-16', 'nothing is stored or required of a section', () => {
  expect(stored('section', 'x', { required: true })).toBeUndefined();
});

spec('FIELD-02', 'numbers, amounts, websites, accounts and passwords are stored in one form', () => {
  for (const [typed, number] of [
    ['12', '12'],
    ['-1.5', '-1.5'],
    ['1,5', '1.5'],
    ['1,234', '1234'],
    ['1.234,5', '1234.5'],
    ['1 234 567', '1234567'],
  ])
    expect([typed, stored('number', typed)]).toEqual([typed, number]);
  expect(stored('number', 'twelve')).toBe(MESSAGES.noNumber);
  expect(stored('currency', '€ 25,50', { currencySymbol: '€' })).toBe('25.50');
  expect(stored('currency', '25.505')).toBe(MESSAGES.noAmount);
  expect(stored('website', 'www.example.com/a')).toBe('https://www.example.com/a');
  for (const wrong of ['javascript:alert(1)', 'example', 'http://'])
    expect(stored('website', wrong)).toBe(MESSAGES.noWebsite);
  for (const account of ['fern', '@fern', 'https://x.com/fern', 'twitter.com/fern/'])
    expect(stored('twitter', account)).toBe('@fern');
  expect(stored('twitter', 'fern and kiln')).toBe(MESSAGES.noAccount);
  expect(stored('password', 'hunter2-and-more')).toBe('********');
  expect(stored('password', '')).toBe('');
});

test.each([
  ['en', '1,234.5', '1234.5'],
  ['en', '1,234', '1234'],
  ['en', '0,125', '0.125'],
  ['en-IN', '12,34,567.5', '1234567.5'],
  ['pl', '1,234', '1.234'],
  ['pl', '12 345,5', '12345.5'],
  ['pl', '1.5', '1.5'],
  ['pl', '1.234', undefined],
  ['pl', '1.234.567', '1234567'],
  ['de', '1.234', '1234'],
  ['de', '1.234,5', '1234.5'],
  ['de-CH', '1’234.5', '1234.5'],
  ['de-CH', '1,234', undefined],
  ['en', '1,2,3', undefined],
  ['en', '1.2,34.5', undefined],
])('in %s a visitor who types %s has typed the number %s', (locale, typed, number) => {
  const field: FieldDefinition = { id: 'f', type: 'number', title: 'Field', required: false, options: [] };
  const answers = sentAnswers({ form: { f: typed } }, [field], { signs: numberFormatOf(locale) }) ?? new Map();
  const checked = checkAnswers({ fields: [field], answers }, MESSAGES);
  expect(checked.ok ? checked.fields['f'] : undefined).toBe(number);
});

test('any answer to any type is stored or named in a sentence', () => {
  const types: readonly FieldType[] = [
    'date',
    'time',
    'phone',
    'address',
    'number',
    'currency',
    'website',
    'twitter',
    'likert',
  ];
  const values = fc.oneof(fc.string(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.string()));
  fc.assert(
    fc.property(fc.constantFrom(...types), values, (type, value) => {
      const result = stored(type, value, { options: ['a'] });
      expect(['string', 'object']).toContain(typeof result);
    }),
  );
});
