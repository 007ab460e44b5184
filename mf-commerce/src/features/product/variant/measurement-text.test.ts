import fc from 'fast-check';
import { spec } from '../../../../../tools/testing/spec';
import { measurementText } from './measurement-text';

const shipping = { weight: 0.8, length: 5, width: 4, height: 4.5 };
const numberFormat = { decimal: '.' };

spec(['PROD-12', 'PROD-13'], 'an imperial site measures in lbs and with the inch mark', () => {
  expect(measurementText(shipping, { standard: 'imperial', numberFormat })).toEqual({
    weight: '0.8 lbs',
    size: '5" × 4" × 4.5"',
  });
});

spec(['PROD-12', 'PROD-13'], 'any other site measures in kg and cm', () => {
  expect(measurementText(shipping, { standard: 'metric', numberFormat })).toEqual({
    weight: '0.8 kg',
    size: '5 × 4 × 4.5 cm',
  });
});

test('decimals are written as the language writes them', () => {
  expect(measurementText(shipping, { standard: 'metric', numberFormat: { decimal: ',' } }).weight).toBe('0,8 kg');
});

test('what the owner did not measure is not shown', () => {
  const side = fc.nat({ max: 3 });
  fc.assert(
    fc.property(side, side, side, (length, width, height) => {
      const { weight, size } = measurementText(
        { weight: 0, length, width, height },
        { standard: 'metric', numberFormat },
      );
      expect(weight).toBe('');
      expect(size === '').toBe(length * width * height === 0);
    }),
  );
  expect(measurementText(undefined, { standard: 'metric', numberFormat })).toEqual({ weight: '', size: '' });
});
