import { combineVariants, textOfValues, valuesOfText } from 'shared-types/admin/store/variant-combinations';

const rows = (...values: string[][]) => values.map((own, index) => ({ row: `r${index}`, values: own }));
const table = (options: string[][], existing: ReturnType<typeof rows>) => {
  const { rows: all, vanished } = combineVariants(options, existing);
  return [
    all.map(({ values, row, like }) => `${values.join('/')} ${row ?? `like ${like}`}`),
    vanished.map(({ row }) => row),
  ];
};

test('the only variant becomes the first combination, and the others are like it', () => {
  const [all] = table(
    [
      ['S', 'M'],
      ['Red', 'Blue'],
    ],
    rows(['', '']),
  );
  expect(all).toEqual(['S/Red r0', 'S/Blue like r0', 'M/Red like r0', 'M/Blue like r0']);
});

test('variants keep their combination when a value is added, moved or taken away', () => {
  const existing = rows(['S'], ['M'], ['L']);
  expect(table([['L', 'S', 'M', 'XL']], existing)).toEqual([['L r2', 'S r0', 'M r1', 'XL like r0'], []]);
  expect(table([['S', 'L']], existing)).toEqual([['S r0', 'L r2'], ['r1']]);
});

test('an added option keeps the variants with its first value, and a removed one those that came first', () => {
  expect(
    table(
      [
        ['S', 'M'],
        ['Red', 'Blue'],
      ],
      rows(['S', ''], ['M', '']),
    ),
  ).toEqual([['S/Red r0', 'S/Blue like r0', 'M/Red r1', 'M/Blue like r1'], []]);
  expect(table([['S', 'M']], rows(['S'], ['S'], ['M'], ['M']))).toEqual([
    ['S r0', 'M r2'],
    ['r1', 'r3'],
  ]);
});

test('a value overwritten in its place is renamed', () => {
  expect(table([['Small', 'M']], rows(['S'], ['M']))).toEqual([['Small r0', 'M r1'], []]);
});

test('values are separated by commas, or by semicolons where a value has a comma', () => {
  expect(valuesOfText(' S, M,,S ')).toEqual(['S', 'M']);
  for (const values of [['S', 'M'], ['1,5', '2'], ['1,5'], []])
    expect(valuesOfText(textOfValues(values))).toEqual(values);
});
