import { FIELD_VALUE_MAX } from 'shared-types/forms/contact-form';
import { spec } from '../../../../tools/testing/spec';
import { answerError } from './answer-error';
import { ANSWER_MESSAGES } from './answers.messages';
import type { FieldDefinition } from './field-definition';
import type { Answer } from './fields/field-rule';

const field = (changes: Partial<FieldDefinition>): FieldDefinition => ({
  id: 'f',
  type: 'text',
  title: 'Field',
  required: false,
  options: [],
  ...changes,
});
const errorOf = (definition: FieldDefinition, answer: Answer) =>
  answerError(answer, { field: definition, messages: ANSWER_MESSAGES.en });
const EMAIL_MESSAGE = 'Email is not valid. Email addresses should follow the format name@example.com.';
const mail = (address: string, required = false) => errorOf(field({ type: 'email', required }), [address]);

spec('VALID-01', 'an email address may be empty where it is not required', () => {
  expect(mail('')).toBeUndefined();
  expect(mail('', true)).toBe('Field is required.');
});

spec('VALID-02', 'an invalid email address gets an example of a valid one', () => {
  expect(mail('ada@example.com')).toBeUndefined();
  for (const wrong of ['ada', 'ada@', 'ada @example.com']) expect(mail(wrong)).toBe(EMAIL_MESSAGE);
});

spec(
  ['VALID-06', 'VALID-07'],
  'a textarea may be as long as its maximum and no longer, and empty where it is optional',
  () => {
    const limited = (text: string) => errorOf(field({ type: 'textarea', maxLength: 5 }), [text]);
    expect(limited('12345')).toBeUndefined();
    expect(limited('')).toBeUndefined();
    expect(limited('123456')).toBe('You have exceeded the character limit.');
  },
);

test('no answer is longer than 65,536 characters, whatever the maximum', () => {
  const long = 'x'.repeat(FIELD_VALUE_MAX);
  for (const maxLength of [undefined, 10 ** 9]) {
    expect(errorOf(field({ type: 'textarea', maxLength }), [long])).toBeUndefined();
    expect(errorOf(field({ type: 'textarea', maxLength }), [`${long}x`])).toBe(
      'You have exceeded the character limit.',
    );
  }
  expect(errorOf(field({ type: 'name' }), ['Ada', `${long}x`])).toBe('You have exceeded the character limit.');
});

test('choices must be among the options; a checkbox without options has its title as its option', () => {
  const select = field({ type: 'select', options: ['a', 'b'] });
  expect(errorOf(select, ['b'])).toBeUndefined();
  expect(errorOf(select, ['c'])).toBe('Choose one of the options.');
  const boxes = field({ type: 'checkbox', options: ['a', 'b'] });
  expect(errorOf(boxes, ['a', 'b'])).toBeUndefined();
  expect(errorOf(boxes, ['a', 'c'])).toBe('Choose from the options.');
  const box = field({ type: 'checkbox', title: 'I agree' });
  expect(errorOf(box, ['I agree'])).toBeUndefined();
  expect(errorOf(box, ['on'])).toBe('Choose from the options.');
});

// Browsers trim the text of an option and collapse its white space.
test('an option can be chosen whatever white space its owner has typed', () => {
  const nbsp = '\u00a0';
  for (const [option, sent] of [
    ['Order ', 'Order'],
    ['An  order', 'An order'],
    [` Monday\n${nbsp}`, 'Monday'],
    ['I agree\tto all', 'I agree\tto all'],
  ] as const) {
    expect(errorOf(field({ type: 'select', options: [option] }), [sent])).toBeUndefined();
    expect(errorOf(field({ type: 'checkbox', options: [option] }), [sent])).toBeUndefined();
    expect(errorOf(field({ type: 'checkbox', title: option, required: true }), [sent])).toBeUndefined();
  }
});

test('a required field must not be empty; a name needs one of its parts', () => {
  expect(errorOf(field({ type: 'name', required: true }), ['', ''])).toBe('Field is required.');
  expect(errorOf(field({ type: 'name', required: true }), ['Sukarno', ''])).toBeUndefined();
  expect(errorOf(field({ type: 'checkbox', options: ['a'], required: true }), [])).toBe('Field is required.');
});
