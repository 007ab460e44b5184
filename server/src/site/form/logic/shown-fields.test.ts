import fc from 'fast-check';
import { CONDITION_OPERATORS, OPERATORS_OF, type ShownWhen } from 'shared-types/forms/logic/condition';
import { shownFields } from 'shared-types/forms/logic/shown-fields';
import { ANSWER_MESSAGES } from '../answers.messages';
import { checkAnswers } from '../check-answers';
import type { FieldDefinition } from '../field-definition';
import { sentAnswers } from '../sent-answers';

const TYPES = [
  'text',
  'textarea',
  'email',
  'number',
  'currency',
  'select',
  'radio',
  'checkbox',
  'date',
  'section',
] as const;
const TEXTS = ['', ' ', 'Studio', ' studio\t', 'Garden', '7', '7.0', '1,5', '1.234,5', '€ 12', 'x7'];

const field = (id: string, changes: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id,
  type: 'text',
  title: id.toUpperCase(),
  required: false,
  options: [],
  ...changes,
});
const when = (id: string, operator: (typeof CONDITION_OPERATORS)[number] = 'is', value = 'yes'): ShownWhen => ({
  match: 'all',
  conditions: [{ field: id, operator, value }],
});
const shown = (fields: readonly FieldDefinition[], answers: Readonly<Record<string, readonly string[]>>) => [
  ...shownFields(fields, new Map(Object.entries(answers))),
];

const ids = ['a', 'b', 'c', 'd', 'e'];
const condition = fc.record({
  field: fc.constantFrom(...ids, 'gone'),
  operator: fc.constantFrom(...CONDITION_OPERATORS),
  value: fc.constantFrom(...TEXTS),
});
const shownWhen = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
});
const form = fc
  .tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        type: fc.constantFrom(...TYPES),
        required: fc.boolean(),
        shownWhen: fc.option(shownWhen, { nil: undefined }),
      }),
    ),
  )
  .map((all) => all.map((own) => field(own.id, { ...own, options: ['Studio', 'Garden', '7'], currencySymbol: '€' })));
const typed = fc.record(Object.fromEntries(ids.map((id) => [id, fc.constantFrom(...TEXTS)])));

test('the page and the server show the same fields, whatever is typed', () => {
  fc.assert(
    fc.property(form, typed, (fields, texts) => {
      const inputs = fields.map(({ id, type }) => [`field.${id}.${type === 'checkbox' ? '0' : 'value'}`, texts[id]]);
      const sent = sentAnswers(Object.fromEntries(inputs), fields) ?? new Map();
      const typedAnswers = new Map(fields.map(({ id }) => [id, [texts[id] ?? '']]));
      expect([...shownFields(fields, sent)]).toEqual([...shownFields(fields, typedAnswers)]);
    }),
  );
});

test('no answer of a hidden field is needed, kept, or of any influence', () => {
  fc.assert(
    fc.property(form, typed, typed, (fields, texts, others) => {
      const answersOf = (values: Readonly<Record<string, string>>) =>
        new Map(fields.map(({ id }) => [id, [values[id] ?? '']]));
      const visible = shownFields(fields, answersOf(texts));
      const changed = Object.fromEntries(ids.map((id) => [id, (visible.has(id) ? texts : others)[id] ?? '']));
      const [one, other] = [texts, changed].map((values) =>
        checkAnswers({ fields, answers: answersOf(values) }, ANSWER_MESSAGES.en),
      );
      expect(other).toEqual(one);
      const named = one?.ok ? one.fields : (one?.errors ?? {});
      expect(Object.keys(named).filter((id) => !visible.has(id))).toEqual([]);
    }),
  );
});

test('a field without conditions is shown, and one whose conditions cannot be decided too', () => {
  const undecided = [when('gone'), when('b'), when('c'), when('a', 'moreThan', '1'), { match: 'any', conditions: [] }];
  for (const [index, own] of undecided.entries())
    expect([index, shown([field('a'), field('b', { shownWhen: own as ShownWhen }), field('c')], {})]).toEqual([
      index,
      ['a', 'b', 'c'],
    ]);
});

test.each([
  ['text', 'is', 'yes', [' YES '], ['no', '', 'yes please']],
  ['text', 'isNot', 'yes', ['no', ''], ['Yes']],
  ['text', 'contains', 'ten', ['Tent', 'often'], ['two', '']],
  ['text', 'isEmpty', '', ['', '  '], ['x']],
  ['text', 'isFilled', '', ['x'], ['', '  ']],
  ['number', 'is', '7', ['7', '7,0', ' 7.00'], ['70', 'seven', '']],
  ['number', 'moreThan', '9', ['10', '9,5', '1,000'], ['9', '-10', '', 'ten']],
  ['currency', 'lessThan', '1,000.00', ['999', '-1'], ['1000', '', 'x']],
  ['date', 'isFilled', '', ['2027-01-31'], ['']],
] as const)('of a %s, “%s” %j holds for the right answers alone', (type, operator, value, right, wrong) => {
  const fields = [field('a', { type }), field('b', { shownWhen: when('a', operator, value) })];
  const holds = (text: string) => shown(fields, { a: [text] }).includes('b');
  expect([right.filter(holds), wrong.filter(holds)]).toEqual([right, []]);
});

test('of checkboxes, an option is chosen or not', () => {
  const fields = [
    field('a', { type: 'checkbox', options: ['Tea', 'Iced tea'] }),
    field('b', { shownWhen: when('a', 'is', 'Tea') }),
    field('c', { shownWhen: when('a', 'isNot', 'Tea') }),
  ];
  expect(shown(fields, { a: ['Iced tea', 'Tea'] })).toEqual(['a', 'b']);
  expect(shown(fields, { a: ['Iced tea'] })).toEqual(['a', 'c']);
});

test('conditions about a hidden field do not hold; with “any”, another one may', () => {
  const chain = [field('a'), field('b', { shownWhen: when('a') }), field('c', { shownWhen: when('b', 'isEmpty') })];
  expect(shown(chain, { a: ['no'] })).toEqual(['a']);
  expect(shown(chain, { a: ['yes'] })).toEqual(['a', 'b', 'c']);
  const [first] = when('a').conditions;
  const either = [
    ...chain.slice(0, 2),
    field('c', { shownWhen: { match: 'any', conditions: [first!, { field: 'b', operator: 'isEmpty' }] } }),
  ];
  expect(shown(either, { a: ['yes'], b: ['x'] })).toEqual(['a', 'b', 'c']);
});

test('a hidden section hides what is below it, up to the next section', () => {
  const fields = [
    field('a'),
    field('s', { type: 'section', shownWhen: when('a') }),
    field('b'),
    field('t', { type: 'section' }),
    field('c', { shownWhen: when('b', 'isEmpty') }),
    field('d'),
  ];
  expect(shown(fields, { a: ['no'] })).toEqual(['a', 't', 'd']);
  expect(shown(fields, { a: ['yes'] })).toEqual(['a', 's', 'b', 't', 'c', 'd']);
});

test('every operator can be asked of some type', () => {
  const asked = new Set(Object.values(OPERATORS_OF).flat());
  expect([...CONDITION_OPERATORS].filter((operator) => !asked.has(operator))).toEqual([]);
});
