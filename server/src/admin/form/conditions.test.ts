import { FORM_MESSAGES } from './form.messages';
import { readForm } from './read-form';
import type { Settings } from './settings';
import { formName, formValues, storedFields } from './stored-form';

const MESSAGES = FORM_MESSAGES.en;
const STORED: Settings = {
  fields: [
    { id: 'room', type: 'radio', title: 'Room', options: ['Studio', 'Garden'] },
    {
      id: 'tent',
      type: 'text',
      title: 'Tent',
      shownWhen: {
        match: 'any',
        conditions: [
          { field: 'room', operator: 'is', value: 'Garden' },
          { field: 'room', operator: 'isEmpty' },
        ],
      },
    },
  ],
};
const read = (changes: Readonly<Record<string, string>> = {}) =>
  readForm(
    { ...formValues(STORED), 'field.1.shownWhen.match': 'all', ...changes },
    {
      language: 'en',
      stored: STORED,
      mayAddScripts: true,
      captchaSiteKeys: new Set(),
      idOf: (type, row) => `${type}-${row}`,
    },
  );
const shownWhenOf = (settings: Settings, id: string) =>
  storedFields(settings).find((one) => one.id === id)?.['shownWhen'];

test('what the builder shows, sent back, is what is stored, and no field gets conditions by itself', () => {
  const { settings, errors } = read();
  expect([errors, formName(settings)]).toEqual([{}, formName(STORED)]);
  expect(JSON.stringify(settings)).toContain('"operator":"isEmpty"');
  expect(shownWhenOf(settings, 'room')).toBeUndefined();
});

test('emptied conditions are removed, and those that were not offered stay', () => {
  const emptied = { 'field.2.shownWhen.1.field': '', 'field.2.shownWhen.2.field': '' };
  expect(shownWhenOf(read(emptied).settings, 'tent')).toBeUndefined();
  const { 'field.2.shownWhen.match': _, ...others } = formValues(STORED);
  const input = {
    language: 'en',
    stored: STORED,
    mayAddScripts: true,
    captchaSiteKeys: new Set<string>(),
    idOf: () => 'x',
  } as const;
  expect(shownWhenOf(readForm(others, input).settings, 'tent')).toEqual(shownWhenOf(STORED, 'tent'));
});

test('a condition can be about a field that is new in the same form', () => {
  const { settings, errors } = read({
    'field.7.type': 'number',
    'field.7.title': 'Guests',
    'field.7.place': '1',
    'field.2.shownWhen.2.field': 'row.7',
    'field.2.shownWhen.2.operator': 'moreThan',
    'field.2.shownWhen.2.value': '6',
  });
  expect(errors).toEqual({});
  expect(shownWhenOf(settings, 'tent')).toMatchObject({ conditions: [{}, { field: 'number-7', value: '6' }] });
});

test.each<[string, Record<string, string>, string]>([
  ['a field below', { 'field.2.place': '1', 'field.1.place': '2' }, MESSAGES['condition-below']('Room')],
  ['a removed field', { 'field.1.remove': 'on' }, MESSAGES['condition-unknown']()],
  ['itself', { 'field.2.shownWhen.1.field': 'tent' }, MESSAGES['condition-itself']('Tent')],
  ['an option that is gone', { 'field.1.options': 'Studio\nRoof' }, MESSAGES['condition-no-option']('Room')],
])('a condition about %s is refused at its input', (_, changes, message) => {
  const { errors } = read(changes);
  const inputs = ['field', 'operator', 'value'].map((part) => errors[`field.2.shownWhen.1.${part}`]).filter(Boolean);
  expect(inputs).toEqual([message]);
});

test('an error stands at the condition that has it, though another one above was emptied', () => {
  const { errors } = read({ 'field.2.shownWhen.1.field': '', 'field.2.shownWhen.2.field': 'gone' });
  expect(errors).toEqual({ 'field.2.shownWhen.2.field': MESSAGES['condition-unknown']() });
});

test('two fields that depend on each other are refused', () => {
  const circle = { 'field.1.shownWhen.1.field': 'tent', 'field.1.shownWhen.1.operator': 'isFilled' };
  expect(read(circle).errors).toEqual({ 'field.1.shownWhen.1.field': MESSAGES['condition-circle']('Tent') });
});
