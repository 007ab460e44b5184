import fc from 'fast-check';
import { parseFormula, referencesOf, renamed, type Formula } from 'shared-types/forms/logic/formula';

/** A formula in the grammar, with every part in brackets. */
function written(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return formula.text;
    case 'field':
      return `[${formula.id}]`;
    case 'negated':
      return `-(${written(formula.part)})`;
    case 'product':
      return formula.parts.map((part) => `(${written(part)})`).join(' * ');
    case 'sum':
      return `sum(${formula.parts.map(written).join('; ')})`;
  }
}

const number = fc.tuple(fc.nat(), fc.option(fc.nat({ max: 999 }))).map(([whole, fraction]): Formula => ({
  kind: 'number',
  text: fraction === null ? `${whole}` : `${whole}.${fraction}`,
}));
const field = fc.constantFrom('a', 'b-1', 'two words').map((id): Formula => ({ kind: 'field', id }));
const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 5 },
    number,
    field,
    tie('formula').map((part): Formula => ({ kind: 'negated', part })),
    fc
      .tuple(
        fc.constantFrom('sum' as const, 'product' as const),
        fc.array(tie('formula'), { minLength: 2, maxLength: 4 }),
      )
      .map(([kind, parts]): Formula => ({ kind, parts })),
  ),
}));

const parsed = (text: string) => {
  const result = parseFormula(text);
  return result.ok ? written(result.formula) : result.mistake;
};

test('every formula that is written is read as the same formula', () => {
  fc.assert(fc.property(formula, (own) => expect(parseFormula(written(own))).toEqual({ ok: true, formula: own })));
});

test('any text is a formula or has a mistake at a place in it', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...'12.,+-*()[];a sum(')).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (own) => {
      const result = parseFormula(own);
      if (result.ok || result.mistake.reason !== 'unexpected') return;
      const { at, found } = result.mistake;
      expect([at >= 1 && at <= own.length, found.length > 0]).toEqual([true, true]);
    }),
  );
});

test.each([
  ['1 + 2 * 3', 'sum(1; (2) * (3))'],
  ['(1 + 2) * 3', '(sum(1; 2)) * (3)'],
  ['9 - 2 - 1', 'sum(9; -(2); -(1))'],
  ['-2 * 3', '(-(2)) * (3)'],
  ['[a] × 12,50 − [ b-1 ]', 'sum(([a]) * (12.50); -([b-1]))'],
  ['SUM ([a]; 2 + 1; 3)', 'sum([a]; sum(2; 1); 3)'],
  ['((7))', '7'],
])('%s is %s', (text, expected) => {
  expect(parsed(text)).toBe(expected);
});

test.each<[string, object]>([
  ['', { reason: 'empty' }],
  [' ', { reason: 'empty' }],
  ['1 +', { reason: 'unfinished' }],
  ['sum(1; (2)', { reason: 'unfinished' }],
  ['1 2', { reason: 'unexpected', found: '2', at: 3 }],
  ['1 + alert(1)', { reason: 'unexpected', found: 'alert', at: 5 }],
  ['1 / 2', { reason: 'unexpected', found: '/', at: 3 }],
  ['(1))', { reason: 'unexpected', found: ')', at: 4 }],
  ['1; 2', { reason: 'unexpected', found: ';', at: 2 }],
  ['[a', { reason: 'unexpected', found: '[', at: 1 }],
])('%j is no formula', (text, mistake) => {
  expect(parsed(text)).toEqual(mistake);
});

test('references are found once each, and can be renamed without changing anything else', () => {
  const result = parseFormula('[a] * ([b] - [a])');
  expect(result.ok && [...referencesOf(result.formula)]).toEqual(['a', 'b']);
  expect(renamed('[a]*2 + [ b ]', (name) => name.toUpperCase())).toBe('[A]*2 + [B]');
});
