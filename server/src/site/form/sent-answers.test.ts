import fc from 'fast-check';
import type { FieldDefinition } from './field-definition';
import { sentAnswers } from './sent-answers';

const fields: readonly FieldDefinition[] = [
  { id: 'who', type: 'name', title: 'Name', required: true, options: [] },
  { id: 'words', type: 'textarea', title: 'Words', required: true, options: [] },
  { id: 'days', type: 'checkbox', title: 'Days', required: false, options: ['Monday', 'Tuesday', 'Friday'] },
  { id: 'agree', type: 'checkbox', title: 'I agree', required: false, options: [] },
];
const read = (sent: Record<string, unknown>) => {
  const answers = sentAnswers(sent, fields);
  return answers && Object.fromEntries(answers);
};

test('groups the inputs of a form without script', () => {
  expect(
    read({
      'field.who.first': ' Ada ',
      'field.words.value': 'a\r\nb',
      'field.days.0': 'Monday',
      'field.days.2': 'Friday',
      'field.agree.0': 'I agree',
      'field.who.middle': 'x',
      other: 'y',
    }),
  ).toEqual({
    who: ['Ada', ''],
    words: ['a\nb'],
    days: ['Monday', 'Friday'],
    agree: ['I agree'],
  });
});

test('reads the same from JSON, and uses empty answers where nothing was sent', () => {
  expect(read({ form: '{"who":["Ada","Lovelace","of"],"words":"x","days":"Monday"}' })).toEqual({
    who: ['Ada', 'Lovelace'],
    words: ['x'],
    days: ['Monday'],
    agree: [],
  });
  expect(read({})).toEqual({ who: ['', ''], words: [''], days: [], agree: [] });
});

test('a repeated input is one answer or none', () => {
  expect(read({ 'field.words.value': ['a', 'b'] })).toMatchObject({ words: ['a'] });
  expect(read({ 'field.days.0': ['Monday', 'Monday'] })).toMatchObject({ days: ['Monday'] });
});

test('inputs that are no text are refused', () => {
  expect(read({ 'field.words.value': { a: 1 } })).toBeUndefined();
  expect(read({ 'field.words.value': 7 })).toBeUndefined();
});

test('any input results in text by known field or nothing, never in an exception', () => {
  const sent = fc.oneof(
    fc.record({ form: fc.oneof(fc.json(), fc.string(), fc.jsonValue()) }),
    fc.dictionary(fc.constantFrom('field.who.first', 'field.days.1', 'field.words.value'), fc.jsonValue()),
  );
  fc.assert(
    fc.property(sent, (request) => {
      const answers = sentAnswers(request, fields);
      if (!answers) return;
      expect([...answers.keys()]).toEqual(['who', 'words', 'days', 'agree']);
      expect([...answers.values()].flat().every((part) => typeof part === 'string' && !part.includes('\0'))).toBe(true);
    }),
  );
});
