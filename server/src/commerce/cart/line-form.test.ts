import type { ProductForm } from 'shared-types/commerce/line-form';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { checkedForm, formContent, formStatus } from './line-form';

const form: ProductForm = {
  title: 'Engraving',
  fields: [
    { id: 'words', type: 'text', title: 'Words', required: true, maxLength: 20 },
    { id: 'font', type: 'select', title: 'Letters', required: false, options: ['Round', 'Square'] },
    { id: 'sides', type: 'checkbox', title: 'Sides', required: false, options: ['Front', 'Back'] },
    { id: 'gift', type: 'checkbox', title: 'It is a present', required: false },
  ],
};

test('an unanswered line lacks the required answers, and nothing else', () => {
  expect(formStatus(form, null)).toEqual({ form: { ...form, values: {} }, answers: [], isMissing: true });
  const optional = { ...form, fields: form.fields.slice(1) };
  expect(formStatus(optional, null).isMissing).toBe(false);
});

test('answers are readable: several choices on one line, a checkbox by its title alone, nothing for an empty answer', () => {
  const values = { words: 'For Ada', font: '', sides: ['Front', 'Back'], gift: ['It is a present'] };
  expect(formStatus(form, values)).toEqual({
    form: { ...form, values },
    answers: [
      { title: 'Words', answer: 'For Ada' },
      { title: 'Sides', answer: 'Front, Back' },
      { title: 'It is a present', answer: '' },
    ],
    isMissing: false,
  });
});

test('after a change by the owner, a removed question is left out and a withdrawn option counts as no answer', () => {
  const kept = { words: 'For Ada', font: 'Curly', gone: 'x' };
  const status = formStatus(form, kept);
  expect(status.form.values).toEqual({ words: 'For Ada', font: 'Curly' });
  expect(status.isMissing).toBe(true);
});

test('a form sent by script and one sent without script are stored alike', () => {
  const kept = { words: 'For Ada', font: 'Round', sides: ['Back'], gift: [] };
  const script = { form: { words: 'For Ada', font: 'Round', sides: ['Back'] } };
  const inputs = { 'field.words.value': 'For Ada', 'field.font.value': 'Round', 'field.sides.1': 'Back' };
  expect(checkedForm(form, script, ANSWER_MESSAGES.en)).toEqual({ ok: true, values: kept });
  expect(checkedForm(form, inputs, ANSWER_MESSAGES.en)).toEqual({ ok: true, values: kept });
});

test('wrong answers are reported by field', () => {
  expect(checkedForm(form, { form: { words: 'x'.repeat(21), font: 'Curly' } }, ANSWER_MESSAGES.en)).toEqual({
    ok: false,
    code: 'commerce/line-form-invalid',
    errors: { words: 'You have exceeded the character limit.', font: 'Choose one of the options.' },
  });
  expect(checkedForm(form, { form: '{' }, ANSWER_MESSAGES.en)).toEqual({
    ok: false,
    code: 'commerce/line-form-invalid',
  });
});

test('the content of a form is its answers, and extra input is ignored', () => {
  const inputs = { 'field.words.value': 'a', 'field.font.value': 'b' };
  expect(formContent({ crumb: 'x', return: '/cart', ...inputs })).toEqual(
    formContent({ 'field.font.value': 'b', 'field.words.value': 'a', crumb: 'y' }),
  );
});
