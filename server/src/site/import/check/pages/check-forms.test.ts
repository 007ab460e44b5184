import { mistakesWith } from '../../mistakes.fixture';

const FIELDS = [
  { id: 'room', type: 'radio', title: 'Room', options: ['Studio', 'Garden'] },
  { id: 'tent', type: 'text', title: 'Tent' },
];
const RIGHT = { match: 'all', conditions: [{ field: 'room', operator: 'is', value: 'Garden' }] };

const mistakesOf = (shownWhen: unknown, at = 1) =>
  mistakesWith({
    'pages.0.blocks.1.settings': {
      fields: FIELDS.map((field, index) => (index === at ? { ...field, shownWhen } : field)),
      submitButtonText: '',
      submissionMessage: '',
    },
  }).map((message) => message.replace(/^pages\[0\]\.blocks\[1\]\.settings\.fields\[\d\]\.shownWhen/, ''));

test('a condition about a field above is right', () => {
  expect(mistakesOf(RIGHT)).toEqual([]);
  expect(mistakesOf({ match: 'any' })).toEqual([]);
});

const about = (field: string, more: object = { operator: 'isFilled' }) => ({
  ...RIGHT,
  conditions: [{ field, ...more }],
});

test.each<[string, number, unknown]>([
  ['.conditions[0].field: must be a field above this one.', 0, about('tent')],
  ['.conditions[0].field: must be another field than its own.', 1, about('tent')],
  ['.conditions[0].field: must be the id of a field of the form.', 1, about('x')],
  [
    '.conditions[0].operator: cannot be asked of a field of this type.',
    1,
    about('room', { operator: 'moreThan', value: '1' }),
  ],
  ['.conditions[0].value: must be one of the field’s options.', 1, about('room', { operator: 'is', value: 'Roof' })],
  ['.conditions[0].value: is missing.', 1, about('room', { operator: 'is' })],
  [
    '.conditions: must have at most 5 entries.',
    1,
    { ...RIGHT, conditions: Array.from({ length: 6 }, () => RIGHT.conditions[0]) },
  ],
  ['.match: must be "all" or "any".', 1, { ...RIGHT, match: 'one' }],
  [': must be an object.', 1, 'room is Garden'],
])('is refused with “%s”', (message, at, shownWhen) => {
  expect(mistakesOf(shownWhen, at)).toEqual([message]);
});

test('two fields that depend on each other are refused', () => {
  const [one, other] = FIELDS.map((field, at) => ({ ...field, shownWhen: about(at === 0 ? 'tent' : 'room') }));
  const fields = [one, other];
  expect(mistakesWith({ 'pages.0.blocks.1.settings.fields': fields }).join('\n')).toContain(
    'fields[0].shownWhen.conditions[0].field: must not be a field that depends on this one.',
  );
});

const calculationMistakes = (...fields: readonly object[]) =>
  mistakesWith({ 'pages.0.blocks.1.settings': { fields, submitButtonText: '', submissionMessage: '' } }).map(
    (message) => message.replace(/^pages\[0\]\.blocks\[1\]\.settings\.fields/, ''),
  );
const SIZE = { id: 'size', type: 'radio', title: 'Size', options: ['S', 'L'] };
const total = (formula?: string) => ({ id: 'total', type: 'calculation', title: 'Total', formula });

test('a calculation about fields above is right, and so are amounts for each option', () => {
  expect(calculationMistakes({ ...SIZE, amounts: ['1', '2.50'] }, total('[size] * 2'))).toEqual([]);
});

test.each<[string, readonly object[]]>([
  ['[1].formula: ends too early.', [SIZE, total('1 +')]],
  ['[1].formula: cannot be read from “/” at character 3 on.', [SIZE, total('1 / 2')]],
  ['[1].formula: names “x”, which must be the id of a field of the form.', [SIZE, total('[x]')]],
  ['[0].formula: names “Size”, which must be a field above this one.', [total('[size]'), SIZE]],
  [
    '[0].formula: must not count “Note”, which is no number, amount, choice or calculation.',
    [total('[note]'), { id: 'note', type: 'text', title: 'Note' }],
  ],
  ['[0].amounts: must have as many entries as there are options, 2.', [{ ...SIZE, amounts: ['1'] }]],
  ['[0].amounts: must be numbers such as 12.50, not “1,5”.', [{ ...SIZE, amounts: ['1,5', '2'] }]],
])('a calculation is refused with “%s”', (message, fields) => {
  expect(calculationMistakes(...fields)).toEqual([message]);
});
