import fc from 'fast-check';
import { foldOptions, repeatedVariants } from './fold-options';

const there = (name: string, was: number) => ({ was, name, value: '' });
const added = (name: string, value: string) => ({ was: undefined, name, value });

test('a renamed option keeps its values, an emptied one is removed with them', () => {
  const { optionNames, valuesOf } = foldOptions([there('', 0), there('Shade', 1)]);
  expect([optionNames, valuesOf({ optionValues: ['M', 'red'] })]).toEqual([['Shade'], ['red']]);
});

test('a new option gives its value to every existing variant', () => {
  const { optionNames, valuesOf } = foldOptions([there('Size', 0), added('Colour', 'red')]);
  expect([optionNames, valuesOf({ optionValues: ['M'] })]).toEqual([
    ['Size', 'Colour'],
    ['M', 'red'],
  ]);
});

test('finds variants that cannot be told apart', () => {
  expect(repeatedVariants([['a', 'b'], ['a', 'c'], ['a', 'b'], []].map((optionValues) => ({ optionValues })))).toEqual([
    2,
  ]);
  expect(
    repeatedVariants(
      [
        ['a,b', ''],
        ['a', 'b,'],
      ].map((optionValues) => ({ optionValues })),
    ),
  ).toEqual([]);
});

const anyText = fc.string({ maxLength: 3 });
const anyVariants = fc
  .integer({ min: 0, max: 6 })
  .chain((count) =>
    fc.array(fc.array(anyText, { minLength: count, maxLength: count }), { minLength: 1, maxLength: 8 }),
  );

test('after any change each variant has one value for each option, and keeps those of remaining options', () => {
  fc.assert(
    fc.property(anyVariants, fc.infiniteStream(fc.boolean()), fc.array(anyText), (variants, stays, news) => {
      const kept = [...(variants[0] ?? [])].map((_, was) => ({
        was,
        name: stays.next().value ? `o${was}` : '',
        value: '',
      }));
      const { optionNames, valuesOf } = foldOptions([
        ...kept,
        ...news.map((value, index) => added(`n${index}`, value)),
      ]);
      for (const optionValues of variants) {
        const values = valuesOf({ optionValues });
        expect(values).toHaveLength(optionNames.length);
        const own = kept.flatMap(({ was, name }) => (name === '' ? [] : [optionValues[was]]));
        expect(values).toEqual([...own, ...news]);
      }
    }),
  );
});
