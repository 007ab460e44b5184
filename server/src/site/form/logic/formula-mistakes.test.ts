import fc from 'fast-check';
import { formDefinition } from '../form-definition';
import { formulaMistakes } from './formula-mistakes';

const mistakes = (fields: readonly object[]) => formulaMistakes(formDefinition({ fields })?.fields ?? []);
const short = (fields: readonly object[]) =>
  mistakes(fields).map((mistake) => [mistake.field, mistake.reason, 'other' in mistake ? mistake.other : ''].join(' '));
const sum = (id: string, formula?: string) => ({ id, type: 'calculation', title: id.toUpperCase(), formula });

test('calculations about fields above, and amounts for each option, are right', () => {
  expect(
    mistakes([
      { id: 'a', type: 'number' },
      { id: 'b', type: 'currency' },
      { id: 'c', type: 'select', options: ['X', 'Y'], amounts: ['1', '-2.50'] },
      { id: 'd', type: 'checkbox', title: 'Gift', amounts: ['3'] },
      { id: 'e', type: 'radio', options: ['X'] },
      sum('f', '[a] * [b] + [c]'),
      sum('g', 'sum([d]; [e]; [f])'),
    ]),
  ).toEqual([]);
});

test.each([
  [undefined, 'b syntax '],
  ['1 +', 'b syntax '],
  ['[z]', 'b unknown z'],
  ['[b] + 1', 'b itself B'],
  ['[d]', 'b below D'],
  ['[n]', 'b below N'],
  ['[e]', 'b circle E'],
  ['[t]', 'b no-number T'],
])('%s: %s', (formula, expected) => {
  const fields = [
    { id: 't', type: 'text', title: 'T' },
    sum('b', formula),
    { id: 'n', type: 'number', title: 'N' },
    sum('c', '[b]'),
    sum('d', '1'),
    sum('e', '[c] + 1'),
  ];
  expect(short(fields)).toEqual([expected]);
});

test('amounts are as many as the options, and numbers', () => {
  const choice = (amounts: readonly string[], more = {}) =>
    mistakes([{ id: 'a', type: 'radio', options: ['X', 'Y'], amounts, ...more }]);
  expect(choice(['1'])).toEqual([{ field: 'a', part: 'amounts', reason: 'count', options: 2 }]);
  expect(choice(['1', '2'], { type: 'checkbox', options: [] })).toMatchObject([{ reason: 'count', options: 1 }]);
  expect(choice(['1', 'two'])).toEqual([{ field: 'a', part: 'amounts', reason: 'amount', amount: 'two' }]);
  expect(choice(['1', '1.234'])).toMatchObject([{ reason: 'amount' }]);
});

test('in a form without mistakes every calculation is about fields above it', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const references = fc.array(fc.constantFrom(...ids), { maxLength: 2 });
  fc.assert(
    fc.property(fc.tuple(...ids.map(() => references)), (all) => {
      const fields = ids.map((id, index) =>
        sum(id, ['1', ...(all[index] ?? []).map((other) => `[${other}]`)].join(' + ')),
      );
      const isBackward = all.every((own, index) => own.every((other) => ids.indexOf(other) < index));
      expect(mistakes(fields).length === 0).toBe(isBackward);
    }),
  );
});
