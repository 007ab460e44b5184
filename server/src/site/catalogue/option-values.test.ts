import { optionValues } from './option-values';

test('names the values in the order of the options', () => {
  expect(optionValues(['Colour', 'Size'], ['Oat', 'Large'])).toEqual([
    { optionName: 'Colour', value: 'Oat' },
    { optionName: 'Size', value: 'Large' },
  ]);
  expect(optionValues([], [])).toEqual([]);
});
