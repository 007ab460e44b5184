import fc from 'fast-check';
import type { Condition } from 'shared-types/forms/logic/condition';
import { formDefinition } from '../form-definition';
import { conditionMistakes } from './condition-mistakes';

const CHOICE = { type: 'radio', title: 'Room', options: ['Studio', 'Garden'] };
const about = (...conditions: Condition[]) => ({ shownWhen: { match: 'all', conditions } });
const mistakes = (fields: readonly object[]) =>
  conditionMistakes(formDefinition({ fields })?.fields ?? []).map(({ field, part, reason, other }) =>
    [field, part, reason, other].join(' '),
  );

test('conditions about fields above are right', () => {
  const fields = [
    { id: 'a', ...CHOICE },
    { id: 'b', type: 'number', ...about({ field: 'a', operator: 'is', value: 'Garden' }) },
    { id: 'c', type: 'checkbox', title: 'I agree', ...about({ field: 'b', operator: 'moreThan', value: '1,5' }) },
    {
      id: 'd',
      type: 'text',
      ...about({ field: 'c', operator: 'is', value: 'I agree' }, { field: 'b', operator: 'isEmpty' }),
    },
  ];
  expect(mistakes(fields)).toEqual([]);
});

test.each<[string, Condition]>([
  ['b field unknown ', { field: 'z', operator: 'isFilled' }],
  ['b field itself B', { field: 'b', operator: 'isFilled' }],
  ['b field below C', { field: 'c', operator: 'isFilled' }],
  ['b field circle D', { field: 'd', operator: 'isFilled' }],
  ['b operator operator Room', { field: 'a', operator: 'moreThan', value: '1' }],
  ['b operator operator Sum', { field: 's', operator: 'isFilled' }],
  ['b value no-value Room', { field: 'a', operator: 'is' }],
  ['b value no-value Room', { field: 'a', operator: 'is', value: ' ' }],
  ['b value no-option Room', { field: 'a', operator: 'is', value: 'Roof' }],
  ['b value no-number N', { field: 'n', operator: 'lessThan', value: 'ten' }],
])('%s', (message, condition) => {
  const fields = [
    { id: 'a', ...CHOICE },
    { id: 'n', type: 'number', title: 'N' },
    { id: 's', type: 'calculation', title: 'Sum', formula: '1' },
    { id: 'b', type: 'text', title: 'B', ...about(condition) },
    { id: 'c', type: 'text', title: 'C' },
    { id: 'e', type: 'text', title: 'E', ...about({ field: 'b', operator: 'isFilled' }) },
    { id: 'd', type: 'text', title: 'D', ...about({ field: 'e', operator: 'isFilled' }) },
  ];
  expect(mistakes(fields)).toEqual([message]);
});

test('a form without mistakes has no circle, and each of its conditions is about a field above', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const condition = fc.record({ field: fc.constantFrom(...ids), operator: fc.constant('isFilled' as const) });
  const fields = fc.tuple(...ids.map(() => fc.array(condition, { minLength: 1, maxLength: 2 })));
  fc.assert(
    fc.property(fields, (all) => {
      const found = mistakes(ids.map((id, index) => ({ id, type: 'text', ...about(...(all[index] ?? [])) })));
      const isBackward = all.map((own, index) => own.map(({ field }) => ids.indexOf(field) < index)).flat();
      expect(found).toHaveLength(isBackward.filter((is) => !is).length);
    }),
  );
});
