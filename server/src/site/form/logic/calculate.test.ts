import fc from 'fast-check';
import { calculatedAnswers } from 'shared-types/forms/logic/calculate';
import { ANSWER_MESSAGES } from '../answers.messages';
import { checkAnswers } from '../check-answers';
import type { FieldDefinition } from '../field-definition';
import { sentAnswers } from '../sent-answers';

const field = (id: string, changes: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id,
  type: 'number',
  title: id,
  required: false,
  options: [],
  ...changes,
});
const calculation = (formula: string, changes: Partial<FieldDefinition> = {}) =>
  field('result', { type: 'calculation', formula, ...changes });
const computed = (fields: readonly FieldDefinition[], answers: Readonly<Record<string, readonly string[]>> = {}) =>
  calculatedAnswers(fields, new Map(Object.entries(answers)));
const result = (formula: string, changes?: Partial<FieldDefinition>) =>
  computed([calculation(formula, changes)]).get('result');

test.each([
  ['0.1 + 0.2', '0.3'],
  ['0.005', '0.01'],
  ['-0.005', '-0.01'],
  ['0.0049999', '0'],
  ['1.005 * 100', '100.5'],
  ['3 * 0.333', '1'],
  ['-0.001', '0'],
  ['999999999999999 * 999999999999999', '999999999999998000000000000001'],
])('%s is exactly %s, with halves of a hundredth rounded away from zero', (formula, expected) => {
  expect(result(formula)).toBe(expected);
});

test('with a currency a result has two decimals', () => {
  expect([result('12.5', { currencySymbol: '€' }), result('100'), result('100', { currencySymbol: '€' })]).toEqual([
    '12.50',
    '100',
    '100.00',
  ]);
});

const ORDER = [
  field('size', { type: 'radio', options: ['Mug', 'Large  bowl'], amounts: ['18', '24.50'] }),
  field('count'),
  field('extras', { type: 'checkbox', options: ['Box', 'Card'], amounts: ['4', '1.25'] }),
  field('gift', { type: 'checkbox', title: 'As a gift', amounts: ['-2'] }),
  field('tip', { type: 'currency', currencySymbol: '€' }),
  calculation('[size] * [count] + [extras] + [gift] + [tip]', { currencySymbol: '€' }),
];

test('numbers, amounts and choices count', () => {
  const answers = { size: ['Large bowl'], count: ['2'], extras: ['Card', 'Box'], gift: ['As a gift'], tip: ['€ 1,10'] };
  expect(computed(ORDER, answers).get('result')).toBe('53.35');
  expect(computed(ORDER, { ...answers, count: ['two'] }).get('result')).toBe('4.35');
  expect(computed(ORDER).get('result')).toBe('0.00');
});

test('hidden fields count as 0, and a hidden calculation has no result', () => {
  const shownWhen = {
    match: 'all' as const,
    conditions: [{ field: 'count', operator: 'moreThan' as const, value: '5' }],
  };
  const fields = [field('count'), field('more', { shownWhen }), calculation('[count] + [more]')];
  expect(computed(fields, { count: ['6'], more: ['10'] }).get('result')).toBe('16');
  expect(computed(fields, { count: ['5'], more: ['10'] }).get('result')).toBe('5');
  expect(computed([field('count'), calculation('1', { shownWhen })], { count: ['1'] }).size).toBe(0);
});

test('calculations count in others as they are shown, and nothing below counts', () => {
  const fields = [
    calculation('0.014', { id: 'part' }),
    calculation('[part] * 3 + [below] + [result]', { id: 'result' }),
    field('below'),
  ];
  expect(computed(fields, { below: ['5'] })).toEqual(
    new Map([
      ['part', '0.01'],
      ['result', '0.03'],
    ]),
  );
});

const anything = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom('Mug', 'Large bowl', 'Card', '€ 7', '1.234,5', '9'.repeat(40), '1e9', 'NaN', 'Infinity', '-'),
);
const operand = fc.constantFrom('[size]', '[count]', '[extras]', '[tip]', '[gone]', '0.07', '99999999999', '(1 - 3)');
const formulas = fc
  .array(fc.tuple(fc.constantFrom('+', '-', '*'), operand), { minLength: 1, maxLength: 12 })
  .map((parts) => `1 ${parts.map((part) => part.join(' ')).join(' ')}`);
const sentOrder = fc.record({
  size: anything,
  count: anything,
  extras: fc.array(anything, { maxLength: 3 }),
  gift: fc.array(anything, { maxLength: 1 }),
  tip: anything,
});

test('whatever is answered, a result is digits with at most two decimals', () => {
  fc.assert(
    fc.property(formulas, sentOrder, (formula, { size, count, extras, gift, tip }) => {
      const fields = [...ORDER.slice(0, -1), calculation(formula)];
      const answers = { size: [size], count: [count], extras, gift, tip: [tip] };
      expect(computed(fields, answers).get('result')).toMatch(/^-?\d+(?:\.\d{1,2})?$/);
    }),
  );
});

test('the server stores what the page has shown, and nothing that was sent for it', () => {
  fc.assert(
    fc.property(formulas, sentOrder, anything, (formula, sent, claimed) => {
      const fields = [...ORDER.slice(0, -1), calculation(formula)];
      const { size, count, extras, gift, tip } = sent;
      const page = computed(fields, { size: [size], count: [count], extras, gift, tip: [tip] }).get('result');
      const answers = sentAnswers({ form: { ...sent, result: claimed } }, fields);
      const checked = answers && checkAnswers({ fields, answers }, ANSWER_MESSAGES.en);
      // What cannot be stored has no result to agree with.
      if (checked?.ok) expect(checked.fields['result']).toBe(page);
    }),
  );
});

test('orders that can be stored agree too, however their numbers are typed', () => {
  const typed = fc.tuple(fc.nat({ max: 99_999 }), fc.nat({ max: 99 }), fc.constantFrom('.', ','));
  const amount = typed.map(([whole, cents, point]) => `${whole}${point}${String(cents).padStart(2, '0')}`);
  const order = fc.record({
    size: fc.constantFrom('', 'Mug', 'Large bowl'),
    count: fc.nat({ max: 1000 }).map(String),
    extras: fc.subarray(['Box', 'Card']),
    gift: fc.subarray(['As a gift']),
    tip: amount.map((text) => `€ ${text}`),
  });
  fc.assert(
    fc.property(order, (sent) => {
      const { size, count, extras, gift, tip } = sent;
      const page = computed(ORDER, { size: [size], count: [count], extras, gift, tip: [tip] }).get('result');
      const answers = sentAnswers({ form: { ...sent, result: '0' } }, ORDER);
      const checked = checkAnswers({ fields: ORDER, answers: answers ?? new Map() }, ANSWER_MESSAGES.en);
      expect(checked).toMatchObject({ ok: true, fields: { result: page } });
      const cents = (text: string) => Number(text.replace(/\D/g, ''));
      const price = { '': 0, Mug: 1800, 'Large bowl': 2450 }[size] ?? 0;
      const more = (extras.includes('Box') ? 400 : 0) + (extras.includes('Card') ? 125 : 0) - 200 * gift.length;
      const total = price * Number(count) + more + cents(tip);
      expect(page).toBe((total / 100).toFixed(2));
    }),
  );
});
